import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../../router.ts';
import { animateArrival } from './animate-arrival.ts';

/**
 * On a new path, not on the first view, moves focus to the screen and the view to its top. A new screen arrives; one
 * that someone goes back to is at once as they left it.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isInHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const focused = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (main.current && !isInHistory) animateArrival(main.current);
  }, [pathname, isInHistory, main]);

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
