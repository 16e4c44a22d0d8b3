import { useEffect, useEffectEvent } from 'react';
import type { SectionModule } from '../../shared/sections/section-module.ts';

/** Number of sections after the open one that are fetched ahead. */
const AHEAD = 2;

/**
 * Fetches the code of the sections that come next while the page is idle, so that none of them is waited for.
 * @param open the index of the open section among the shown ones, -1 for none
 */
export function usePreparedSections(shown: readonly (SectionModule | undefined)[], open: number): void {
  const prepare = useEffectEvent(() => {
    for (const module of shown.slice(open + 1, open + 1 + AHEAD)) module?.prepare?.().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section open means others come next
  useEffect(() => {
    // Browsers without idle time of their own give it a moment later.
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
    whenIdle(() => prepare());
  }, [open]);
}
