import { useCallback, useSyncExternalStore } from 'react';
import { useBus } from 'shared-platform';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';

/** Number of items in the person's basket, `undefined` until it is known; a visitor has none. */
export function useBasketCount(): number | undefined {
  const bus = useBus();
  const isLoggedIn = useIsLoggedIn();
  const subscribe = useCallback((changed: () => void) => bus.on('basket:changed', changed), [bus]);
  const count = useSyncExternalStore(
    subscribe,
    () => bus.last('basket:changed')?.itemCount,
    () => undefined,
  );
  return isLoggedIn ? count : 0;
}
