import { addToCart, basketArguments, cart } from 'shared-contracts/api/basket';
import type { EventPayload } from 'shared-contracts/events';
import { type SessionUser, useApi, useBus, useToast } from 'shared-platform';
import { useRequests } from '../../basket/use-requests.ts';
import { texts } from '../../texts/en.ts';

type AddRequest = EventPayload<'basket:add-requested'>;

/** Puts requested items into the basket. */
export function useAddRequests(): void {
  const api = useApi();
  const bus = useBus();
  const toast = useToast();

  async function add({ requestId, items }: AddRequest, person: SessionUser): Promise<void> {
    const body = {
      items: items.map((item) => ({ purchasedForUserId: person.id, pricingOptionId: null, ...item })),
      membershipUserId: person.membershipUser?.id ?? null,
      selectedUserId: person.id,
    };
    const result = await api.call(addToCart, { body }, { idempotencyKey: requestId });
    if (result.ok) {
      api.setAnswer(cart, basketArguments(person), result.data);
      toast({ content: texts.toasts.added, type: 'success' });
      bus.emit('basket:add-settled', { requestId, outcome: 'added', message: null });
      return;
    }
    const { serverMessage, validationMessages, kind } = result.error;
    if (kind === 'network') api.invalidate(cart);
    const message = serverMessage ?? texts.toasts.failed;
    toast({ content: message, type: 'danger', validationMessages });
    bus.emit('basket:add-settled', { requestId, outcome: 'failed', message });
  }

  useRequests(
    'basket:add-requested',
    (request, person) => void add(request, person),
    ({ requestId }) => bus.emit('basket:add-settled', { requestId, outcome: 'cancelled', message: null }),
  );
}
