import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../../router.ts';
import { animateArrival } from './animate-arrival.ts';

/** Kinds of `input` that no one types into. */
const PRESSED = ['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit'];

/** True while someone fills in a field of the screen. */
function isTyping(screen: HTMLElement | null): boolean {
  const { activeElement: field } = document;
  if (!screen?.contains(field)) return false;
  if (field instanceof HTMLInputElement) return !PRESSED.includes(field.type);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

/**
 * On a new path, not on the first view, moves focus to the screen and the view to its top. A new screen arrives; one
 * that someone goes back to is at once as they left it. A field that someone is in stays where it is, with its focus: the
 * address of what they fill in may follow a moment later.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isInHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const focused = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isTyping(main.current)) return;
    window.scrollTo(0, 0);
    if (main.current && !isInHistory) animateArrival(main.current);
  }, [pathname, isInHistory, main]);

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (isTyping(main.current)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
