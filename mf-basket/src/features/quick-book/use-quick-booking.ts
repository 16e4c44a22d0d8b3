import { useRef, useState } from 'react';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { quickBook } from 'shared-contracts/api/quick-book';
import type { EventPayload } from 'shared-contracts/events';
import { type ApiError, formBanner, useApiMutation, useAppName, useBus, useSession } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { texts } from '../../texts/quick-book.ts';

/** Reason that nothing was booked, or that the outcome is unknown. */
export interface Refusal {
  /** The call may have booked: it is repeated under the key it had. */
  isUnknown: boolean;
  title: string;
  text: string;
}

const isLost = ({ isRetryable }: ApiError) => isRetryable;

/** A refusal in words. */
export function refusalOf(error: ApiError): Refusal {
  if (isLost(error)) return { isUnknown: true, title: texts.unknownTitle, text: texts.unknown };
  const said = formBanner(error) === null ? failureMessages(error).join(' ') : error.serverMessage;
  const text = error.validationMessages.terms ? texts.termsChanged : (said ?? texts.failed);
  return { isUnknown: false, title: texts.refusedTitle, text };
}

/**
 * Books what was offered. A repeat after a lost answer carries the key of the call before it, so that it answers the
 * booking that was made; after a refusal it is its own call (decisions 31).
 */
export function useQuickBooking({ requestId, item }: EventPayload<'basket:quick-book-requested'>) {
  const bus = useBus();
  const source = useAppName();
  const { user } = useSession();
  const key = useRef(requestId);
  const { run, requesting } = useApiMutation(quickBook);
  const [orderId, setOrderId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Resolves with whether it is booked. */
  async function book({ terms, clash }: Pick<QuickOffer, 'terms' | 'clash'>): Promise<boolean> {
    const accepted = clash ? { ...item, acceptsClash: true } : item;
    const body = {
      item: accepted,
      source,
      terms: terms.map(({ id }) => id),
      selectedUserId: user?.id ?? null,
    };
    const result = await run({ body }, { idempotencyKey: key.current });
    if (result.ok) {
      setRefusal(null);
      setOrderId(result.data.completeOrderId);
      bus.emit('checkout:completed', { completeOrderId: result.data.completeOrderId });
      return true;
    }
    if (!isLost(result.error)) key.current = crypto.randomUUID();
    setRefusal(refusalOf(result.error));
    return false;
  }

  return { book, isBooking: requesting, orderId, refusal };
}
