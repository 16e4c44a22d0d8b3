import { type RefObject, useEffect } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** Gap above the floating element, in CSS pixels. */
const GAP = 32;

/**
 * While an element as wide as a phone floats at the bottom, the page can be scrolled clear of it, and a focused element
 * is not covered by it (WCAG 2.4.11). A page in a frame of another site is as tall as its content and is not changed.
 */
export function useScrollPadding(floating: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = floating.current;
    const isPhone = window.matchMedia(`(max-width: ${breakpoints.sm - 0.02}px)`).matches;
    if (!element || count === 0 || !isPhone || window.parent !== window) return;
    const { documentElement: page, body, activeElement: focused } = document;
    const before = { scroll: page.style.scrollPaddingBottom, body: body.style.paddingBottom };
    const room = `${Math.round(element.getBoundingClientRect().height) + GAP}px`;
    page.style.scrollPaddingBottom = room;
    body.style.paddingBottom = room;
    if (focused && focused !== body && !element.contains(focused) && isUnder(focused, element)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      page.style.scrollPaddingBottom = before.scroll;
      body.style.paddingBottom = before.body;
    };
  }, [floating, count]);
}

/** True if the floating element covers the middle of an element; one that fills the screen cannot be covered. */
function isUnder(element: Element, floating: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const above = floating.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > above.top && middle < above.bottom && bottom - top < window.innerHeight / 2;
}
