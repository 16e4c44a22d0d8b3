import { addToCart, basketArguments, cart } from 'shared-contracts/api/basket';
import { type SessionUser, useApi } from 'shared-platform';
import { useBasketToast } from '../../shared/basket/use-basket-toast.ts';
import { type ServedRequest, useServedRequests } from '../../shared/basket/use-served-requests.ts';
import { texts } from '../../texts/en.ts';

/** Puts requested items into the basket. */
export function useAddRequests(): void {
  const api = useApi();
  const toast = useBasketToast();

  async function add({ request, answer }: ServedRequest<'basket:add'>, person: SessionUser): Promise<void> {
    const { requestId, items } = request;
    const body = {
      items: items.map((item) => ({ purchasedForUserId: person.id, pricingOptionId: null, ...item })),
      membershipUserId: person.membershipUser?.id ?? null,
      selectedUserId: person.id,
    };
    const result = await api.call(addToCart, { body }, { idempotencyKey: requestId });
    if (result.ok) {
      api.setAnswer(cart, basketArguments(person), result.data);
      toast({ content: texts.toasts.added, type: 'success' });
      answer({ outcome: 'added', message: null });
      return;
    }
    const { serverMessage, validationMessages, kind } = result.error;
    if (kind === 'network') api.invalidate(cart);
    const message = serverMessage ?? texts.toasts.failed;
    toast({ content: message, type: 'danger', validationMessages });
    answer({ outcome: 'failed', message });
  }

  useServedRequests('basket:add', (served, person) => void add(served, person), {
    outcome: 'cancelled',
    message: null,
  });
}
