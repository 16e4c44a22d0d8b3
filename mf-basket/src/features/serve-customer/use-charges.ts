import { useEffect, useEffectEvent, useRef } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { Penalty } from 'shared-contracts/api/penalties';
import { useApiQuery } from 'shared-platform';

export interface Charges {
  isLoading: boolean;
  /** They could not be read, from an API that has them. */
  isFailed: boolean;
  isRefreshing: boolean;
  /** Charges that are not in the customer's basket. */
  due: readonly Penalty[];
  reload(): void;
}

/** Charges of the customer at the desk; none from an API that does not list them. */
export function useCharges({ id }: DeskCustomer, cart: Cart | undefined): Charges {
  const { state, data, error, isRefreshing, reload } = useApiQuery(
    customerPenalties,
    { params: { customerId: id } },
    { staleTime: 0 },
  );
  const inBasket = (cart?.items ?? []).flatMap((item) => (item.type === 'penalty' ? [item.objectId] : []));
  const seen = useRef<string | null>(null);
  const compare = useEffectEvent((now: string | null) => {
    // Those taken out of the basket are no longer in one.
    if (seen.current !== null && now !== null && now !== seen.current) reload();
    seen.current = now;
  });
  const contents = cart ? inBasket.join() : null;
  useEffect(() => compare(contents), [contents]);
  return {
    isLoading: state === 'loading',
    isFailed: error?.isRetryable === true && !data,
    isRefreshing,
    due: (data ?? []).filter((charge) => !inBasket.includes(charge.id)),
    reload,
  };
}
