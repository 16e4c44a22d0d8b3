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

/** The address and words of a link: two may lead to the same place. */
const lookOf = ({ href, textContent }: HTMLAnchorElement) => href + textContent;

/**
 * On a new path, not on the first view, moves focus to the screen and the view to its top; so it does for a link that is
 * gone once it was followed. A new screen arrives; one that someone goes back to is at once as they left it, with the
 * focus on the link that they followed. A field that someone is in stays where it is, with its focus: the address of what
 * they fill in may follow a moment later.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isInHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const focused = useRef(pathname);
  /** Links that were followed, by the entry of the history they were on. */
  const followed = useRef<Record<string, string>>({});
  const latest = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const screen = main.current;
    const remember = ({ target }: Event) => {
      latest.current = (target as Element).closest('a');
      if (latest.current) followed.current[key] = lookOf(latest.current);
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
    const isNewPath = focused.current !== pathname;
    const isLinkGone = latest.current?.isConnected === false;
    focused.current = pathname;
    latest.current = null;
    if (isTyping(main.current)) return;
    const look = isInHistory && followed.current[key];
    const left =
      look && [...(main.current?.querySelectorAll('a') ?? [])].find((link) => lookOf(link) === look);
    if (!isNewPath && !left && !isLinkGone) return;
    if (!isNewPath && !left) window.scrollTo(0, 0);
    (left || main.current)?.focus({ preventScroll: true });
  }, [pathname, main, key, isInHistory]);
}
