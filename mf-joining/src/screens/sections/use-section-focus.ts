import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-platform/router';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { focusSection } from '../../shared/sections/focus-section.ts';

/**
 * When another section opens, not on the first view, its heading takes the focus, which also tells a screen reader
 * where the person is. A new path follows a moment later, and the host then shows the top of the screen: the section
 * takes focus and view back, before anything of that is seen.
 */
export function useSectionFocus(open: SectionId | null): void {
  const { pathname } = useLocation();
  const last = useRef({ open, pathname });
  useEffect(() => {
    const before = last.current;
    if (before.open === open && before.pathname === pathname) return;
    last.current = { open, pathname };
    if (open) return focusSection(open, { glides: before.pathname === pathname });
  }, [open, pathname]);
}
