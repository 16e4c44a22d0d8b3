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
 * that someone goes back to is at once as they left it, with the focus on the link that they followed. A field that someone is in stays where it is, with its focus: the
 * address of what they fill in may follow a moment later.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isInHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const focused = useRef(pathname);
  /** Links that were followed, by the entry of the history they were on. */
  const followed = useRef<Record<string, string>>({});

  useEffect(() => {
    const screen = main.current;
    const remember = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) followed.current[key] = link.href;
    };
    screen?.addEventListener('click', remember);
    return () => screen?.removeEventListener('click', remember);
  }, [key, main]);

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
    const href = isInHistory ? followed.current[key] : undefined;
    const left = href && [...(main.current?.querySelectorAll('a') ?? [])].find((link) => link.href === href);
    (left || main.current)?.focus({ preventScroll: true });
  }, [pathname, main, key, isInHistory]);
}
