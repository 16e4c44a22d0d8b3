import { useEffect, useEffectEvent, useRef } from 'react';
import { addToCart, cart } from 'shared-contracts/api/basket';
import type { EventPayload } from 'shared-contracts/events';
import { type SessionUser, useApi, useBus, useSession, useToast } from 'shared-platform';
import { basketArguments } from '../../basket/basket-arguments.ts';
import { texts } from '../../texts/en.ts';

type AddRequest = EventPayload<'basket:add-requested'>;

/** Requests that were taken up on this page, so that a replayed event is not a second one. */
const takenUp = new Set<string>();

/** Puts requested items into the basket; a visitor is asked to log in first, and the request waits. */
export function useAddRequests(): void {
  const api = useApi();
  const bus = useBus();
  const toast = useToast();
  const { status, user } = useSession();
  const waiting = useRef(new Map<string, AddRequest>());

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

  const take = useEffectEvent((request: AddRequest) => {
    if (takenUp.has(request.requestId)) return;
    takenUp.add(request.requestId);
    if (user) {
      void add(request, user);
      return;
    }
    waiting.current.set(request.requestId, request);
    if (status === 'anonymous') bus.emit('session:login-requested', { resume: request.requestId });
  });

  const carryOn = useEffectEvent((person: SessionUser) => {
    const requests = [...waiting.current.values()];
    waiting.current.clear();
    for (const request of requests) void add(request, person);
  });

  const cancel = useEffectEvent((resume: string | null) => {
    if (resume === null || !waiting.current.delete(resume)) return;
    bus.emit('basket:add-settled', { requestId: resume, outcome: 'cancelled', message: null });
  });

  useEffect(() => bus.on('basket:add-requested', (request) => take(request)), [bus]);
  useEffect(() => bus.on('session:login-dismissed', ({ resume }) => cancel(resume)), [bus]);

  useEffect(() => {
    if (user) carryOn(user);
  }, [user]);

  useEffect(() => {
    if (status !== 'anonymous') return;
    for (const resume of waiting.current.keys()) bus.emit('session:login-requested', { resume });
  }, [status, bus]);
}
