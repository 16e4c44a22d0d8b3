import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-platform/router';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { sectionOfEntry } from './section-entry.ts';

/** Back and Forward open the section that their entry is about; the machine has already opened that of a new entry. */
export function useSectionHistory(open: SectionId | null): void {
  const { send } = useJoining();
  const { key, state, pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const last = useRef({ key, address });
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { key, address };
    const id = sectionOfEntry(state);
    // Another address says itself where it leads.
    if (id === open || (id === null && before.address !== address)) return;
    send({ type: 'section-revisited', id });
  }, [key, state, address, open, send]);
}
