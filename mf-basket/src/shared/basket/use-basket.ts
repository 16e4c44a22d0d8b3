import { basketArguments, cart } from 'shared-contracts/api/basket';
import { useApiQuery } from 'shared-platform';
import { useBasketOwner } from './basket-owner.ts';

interface Options {
  /** Ask again even when a young answer is cached, as a screen with a countdown must. */
  isFresh: boolean;
}

/** The person's basket, at the desk that of the customer; no call is made while no one is logged in. */
export function useBasket({ isFresh }: Options) {
  const owner = useBasketOwner();
  return useApiQuery(cart, basketArguments(owner), {
    enabled: owner !== null,
    ...(isFresh && { staleTime: 0 }),
  });
}
