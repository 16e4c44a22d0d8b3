import { useEffect } from 'react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { useApiQuery } from 'shared-platform';
import type { JoiningAddress } from '../shared/machine/joining-address.ts';
import { VISITOR } from '../shared/machine/joining-machine.ts';
import { useJoining } from '../shared/state/joining-provider.tsx';
import { useOwner } from '../shared/state/use-owner.ts';

/** Reads the basket, once for each person. */
export function useBasketOnLoad(address: JoiningAddress): void {
  const owner = useOwner();
  const { send } = useJoining();
  const isVisitor = owner === VISITOR;
  const { state, data, error, isRefreshing } = useApiQuery(
    joiningCart,
    {},
    { enabled: Boolean(owner), staleTime: 0 },
  );
  const isAnswered = isVisitor || (state !== 'loading' && !isRefreshing);
  const loaded = error ? undefined : (data ?? null);
  const cart = isVisitor ? null : loaded;
  useEffect(() => {
    if (owner !== null && isAnswered) send({ type: 'basket-read', owner, cart, address });
  }, [owner, isAnswered, cart, address, send]);
}
