import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui/core';
import { useLocation } from '../../router.ts';

/** Time for a screen to set its own title, in milliseconds. */
const TITLE_SETTLES = 400;

/** Tells screen readers which screen a new path led to; the first view they read by themselves. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
