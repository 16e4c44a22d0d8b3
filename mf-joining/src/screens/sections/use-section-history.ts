import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'shared-platform/router';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { sectionOfEntry } from './section-entry.ts';

/**
 * Back and Forward open the section that their entry is about; the machine has already opened that of a new entry.
 * Back may come before the address of the open section has been drawn: it then leads to the entry that still is.
 */
export function useSectionHistory(open: SectionId | null): void {
  const { send } = useJoining();
  const { key, state, pathname, search, hash } = useLocation();
  const id = sectionOfEntry(state);
  const address = `${pathname}${search}${hash}`;
  const last = useRef({ key, address });
  const revisit = useEffectEvent(() => {
    if (id !== open) send({ type: 'section-revisited', id });
  });
  useEffect(() => {
    const before = last.current;
    last.current = { key, address };
    // Another address says itself where it leads.
    if (before.key !== key && (id || before.address === address)) revisit();
    // The entry of a link within the page has no state of the router: nothing was left by following it.
    const popped = ({ state: entry }: PopStateEvent) => {
      const here = window.location;
      const isDrawn =
        (entry?.key ?? 'default') === key && here.pathname + here.search + here.hash === address;
      if (entry && isDrawn) revisit();
    };
    window.addEventListener('popstate', popped);
    return () => window.removeEventListener('popstate', popped);
  }, [key, address, id]);
}
