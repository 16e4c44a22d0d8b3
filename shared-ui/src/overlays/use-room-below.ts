import { type RefObject, useEffect } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** Between what floats and what is above it, in CSS pixels. */
const GAP = 32;

/**
 * While something as wide as a phone floats at the bottom, the page can be scrolled clear of it, and what has the focus
 * is brought out from under it (WCAG 2.4.11). A page in a frame of another site is as tall as its content and is left.
 */
export function useRoomBelow(floating: RefObject<HTMLElement | null>, count: number): void {
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

/** Whether the middle of an element lies under what floats; what fills the screen cannot be hidden by it. */
function isUnder(element: Element, floating: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const above = floating.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > above.top && middle < above.bottom && bottom - top < window.innerHeight / 2;
}
