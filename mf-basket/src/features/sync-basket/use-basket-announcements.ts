import { useEffect, useRef } from 'react';
import { useBus, useSession } from 'shared-platform';
import { announceBasket } from '../../shared/basket/basket-channel.ts';
import { useBasket } from '../../shared/basket/use-basket.ts';

/** Says on the bus what the basket holds, and to other tabs that it has changed; a visitor's is empty without a call, and so is everyone's after logout. */
export function useBasketAnnouncements(): void {
  const bus = useBus();
  const { status } = useSession();
  const { data } = useBasket({ isFresh: false });
  const isKnown = status === 'anonymous' || (status === 'authenticated' && data !== undefined);
  const cartId = status === 'authenticated' ? (data?.id ?? null) : null;
  const totals = status === 'authenticated' ? data?.totals : undefined;
  // A court for longer is one thing to the person.
  const itemCount = totals?.lineCount ?? totals?.itemCount ?? 0;

  useEffect(() => {
    if (isKnown) bus.emit('basket:changed', { cartId, itemCount });
  }, [bus, isKnown, cartId, itemCount]);

  const state = data && `${data.id} ${itemCount} ${data.totals.total}`;
  const last = useRef(state);
  useEffect(() => {
    if (last.current && state && state !== last.current) announceBasket();
    last.current = state;
  }, [state]);
}
