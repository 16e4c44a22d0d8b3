import { useEffect, useRef } from 'react';
import { focusSection } from './focus-section.ts';
import type { SectionId } from './section-ids.ts';

/**
 * When another section opens, not on the first view, its heading takes the focus, which also tells a screen reader
 * where the person is.
 */
export function useSectionFocus(open: SectionId | null): void {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    if (open) return focusSection(open);
  }, [open]);
}
