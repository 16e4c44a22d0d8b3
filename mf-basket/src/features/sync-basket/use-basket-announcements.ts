import { useEffect } from 'react';
import { useBus, useSession } from 'shared-platform';
import { useBasket } from '../../shared/basket/use-basket.ts';

/** Says on the bus what the basket holds; a visitor's is empty without a call, and so is everyone's after logout. */
export function useBasketAnnouncements(): void {
  const bus = useBus();
  const { status } = useSession();
  const { data } = useBasket({ isFresh: false });
  const isKnown = status === 'anonymous' || (status === 'authenticated' && data !== undefined);
  const cartId = status === 'authenticated' ? (data?.id ?? null) : null;
  const itemCount = status === 'authenticated' ? (data?.totals.itemCount ?? 0) : 0;

  useEffect(() => {
    if (isKnown) bus.emit('basket:changed', { cartId, itemCount });
  }, [bus, isKnown, cartId, itemCount]);
}
