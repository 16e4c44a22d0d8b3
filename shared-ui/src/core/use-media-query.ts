import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if a CSS media query matches now, e.g. `(min-width: 576px)`; follows changes.
 * @param rendered the value in server rendering, which serves devices of all kinds. If the page then has more than a
 * device needs, CSS hides the rest until it is hydrated.
 */
export function useMediaQuery(query: string, rendered = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => rendered,
  );
}
