import { basketArguments, cart, clearCart } from 'shared-contracts/api/basket';
import { useApi, useApiMutation } from 'shared-platform';
import { texts } from '../../texts/en.ts';
import { useBasketOwner } from './basket-owner.ts';
import { useBasketToast } from './use-basket-toast.ts';

/** Empties the basket on the server; resolves with whether it worked. A failure is shown in a toast. */
export function useClearBasket() {
  const api = useApi();
  const toast = useBasketToast();
  const owner = useBasketOwner();
  const { run, requesting } = useApiMutation(clearCart);

  async function clear(): Promise<boolean> {
    const result = await run(basketArguments(owner));
    if (result.ok) api.setAnswer(cart, basketArguments(owner), result.data);
    else toast({ content: result.error.serverMessage ?? texts.toasts.failed, type: 'danger' });
    return result.ok;
  }

  return { clear, isClearing: requesting };
}
