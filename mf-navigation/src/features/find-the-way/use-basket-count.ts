import { useCallback, useSyncExternalStore } from 'react';
import { useBus, useSession } from 'shared-platform';

/** How many items the person's basket holds; a visitor has none. */
export function useBasketCount(): number {
  const bus = useBus();
  const { status } = useSession();
  const subscribe = useCallback((changed: () => void) => bus.on('basket:changed', changed), [bus]);
  const count = useSyncExternalStore(subscribe, () => bus.last('basket:changed')?.itemCount ?? 0);
  return status === 'anonymous' ? 0 : count;
}
