import { useEffect, useEffectEvent, useState } from 'react';
import { readAcceptedWaivers } from '../features/accept-waivers/use-waivers.ts';
import { readCheckedTerms } from '../features/agree-to-terms/checked-terms.ts';
import { CardPayment } from '../features/pay-by-card/card-payment.tsx';
import { useCardForm } from '../features/pay-by-card/use-card-form.ts';
import { usePayment } from '../features/pay-by-card/use-payment.ts';

interface Props {
  cartId: string;
  onNothingTaken(): void;
}

/** Follows the payment of a basket that is no longer the person's current one to its end. */
export function EarlierPayment({ cartId, onNothingTaken }: Props) {
  const [terms] = useState(() => readCheckedTerms(cartId));
  const [completedWaivers] = useState(() => readAcceptedWaivers(cartId));
  const { state, send } = usePayment({
    kind: 'resume',
    isUnderWay: true,
    cartId,
    terms,
    completedWaivers,
    payments: [],
    priceKey: undefined,
    readEntry: () => form.read(),
    onRefused: () => undefined,
    reloadBasket: () => undefined,
  });
  const form = useCardForm(state);
  const isClosed = state.phase.at === 'closed';

  const announceNothingTaken = useEffectEvent(onNothingTaken);
  useEffect(() => {
    if (isClosed) announceNothingTaken();
  }, [isClosed]);

  return (
    <CardPayment state={state} send={send} form={form}>
      {null}
    </CardPayment>
  );
}
