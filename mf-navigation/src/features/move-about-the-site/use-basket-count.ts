import { useCallback, useSyncExternalStore } from 'react';
import { useBus } from 'shared-platform';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';

/** Number of items in the person's basket; a visitor has none. */
export function useBasketCount(): number {
  const bus = useBus();
  const isLoggedIn = useIsLoggedIn();
  const subscribe = useCallback((changed: () => void) => bus.on('basket:changed', changed), [bus]);
  const count = useSyncExternalStore(
    subscribe,
    () => bus.last('basket:changed')?.itemCount ?? 0,
    () => 0,
  );
  return isLoggedIn ? count : 0;
}
