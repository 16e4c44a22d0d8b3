import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../../router.ts';

/** On a new path, not on the first view, moves focus to the screen and the view to its top. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
