import { cart } from 'shared-contracts/api/basket';
import { useApiQuery, useSession } from 'shared-platform';
import { basketArguments } from './basket-arguments.ts';

interface Options {
  /** Ask again even when a young answer is cached, as a screen with a countdown must. */
  isFresh: boolean;
}

/** The person's basket; no call is made while nobody is logged in. */
export function useBasket({ isFresh }: Options) {
  const { user } = useSession();
  return useApiQuery(cart, basketArguments(user), {
    enabled: user !== null,
    ...(isFresh && { staleTime: 0 }),
  });
}
