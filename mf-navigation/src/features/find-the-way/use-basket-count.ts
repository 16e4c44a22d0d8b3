import { useCallback, useSyncExternalStore } from 'react';
import { useBus } from 'shared-platform';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';

/** How many items the person's basket holds; a visitor has none. */
export function useBasketCount(): number {
  const bus = useBus();
  const isLoggedIn = useIsLoggedIn();
  const subscribe = useCallback((changed: () => void) => bus.on('basket:changed', changed), [bus]);
  const count = useSyncExternalStore(subscribe, () => bus.last('basket:changed')?.itemCount ?? 0);
  return isLoggedIn ? count : 0;
}
