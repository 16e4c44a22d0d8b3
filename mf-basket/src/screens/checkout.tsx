import { type FormEvent, useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { Box, Card } from 'shared-ui/core';
import { FormErrorSummary } from 'shared-ui/forms';
import { canBePaid } from '../basket/basket-lines.ts';
import { HoldTimer } from '../basket/hold-timer.tsx';
import { TermsAgreement } from '../features/agree-to-terms/terms-agreement.tsx';
import { useTerms } from '../features/agree-to-terms/use-terms.ts';
import { CardPayment } from '../features/pay-by-card/card-payment.tsx';
import { PayButton } from '../features/pay-by-card/pay-button.tsx';
import { isFormShown, isPaying } from '../features/pay-by-card/payment-machine.ts';
import { showFieldMessages, useCardForm } from '../features/pay-by-card/use-card-form.ts';
import { useEntryCheck } from '../features/pay-by-card/use-entry-check.ts';
import { usePayment } from '../features/pay-by-card/use-payment.ts';
import { besideTheSums, twoColumns } from '../parts/two-columns.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CheckoutAside } from './checkout-aside.tsx';
import { CheckoutHeader } from './checkout-header.tsx';

interface Props {
  cart: Cart;
  isFree: boolean;
  /** A paying call of this basket may have been received already. */
  isUnderWay: boolean;
  onHoldEnd(): void;
}

/** Brings the parts of paying together: basket, terms, card. */
export function Checkout({ cart, isFree, isUnderWay, onHoldEnd }: Props) {
  const terms = useTerms(cart.id);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const { state, send } = usePayment({
    kind: isFree ? 'free' : 'card',
    isUnderWay,
    cartId: cart.id,
    terms: terms.checked,
    readEntry: () => form.getValues(),
    onFieldMessages: (messages) => showFieldMessages(form, messages),
  });
  const form = useCardForm(state);
  const { problems, attempt, check } = useEntryCheck(form);
  const isReady = state.phase.at === 'ready';

  function press(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || terms.state !== 'success') return;
    if (!terms.isAgreed) setTermsOpen(true);
    else if (isFree) send({ type: 'submitted' });
    else check(() => send({ type: 'submitted' }));
  }

  return (
    <>
      <CheckoutHeader
        total={cart.totals.formattedBalance}
        timer={
          cart.holdExpiresAt &&
          isFormShown(state) && (
            <HoldTimer
              key={cart.holdExpiresAt}
              holdExpiresAt={cart.holdExpiresAt}
              now={cart.now}
              onEnd={() => isReady && onHoldEnd()}
            />
          )
        }
      />
      <Box sx={twoColumns}>
        <CheckoutAside cart={cart} />
        <Card
          component="form"
          noValidate
          onSubmit={press}
          sx={{ ...besideTheSums, display: 'grid', gap: '28px' }}
        >
          <FormErrorSummary errors={problems} attempt={attempt} />
          <CardPayment state={state} send={send} form={form}>
            <TermsAgreement
              agreement={terms}
              isOpen={areTermsOpen}
              onOpen={() => setTermsOpen(true)}
              onClose={() => setTermsOpen(false)}
            />
            <PayButton
              amount={cart.totals.formattedBalance}
              isFree={isFree}
              needsTerms={!terms.isAgreed}
              isPaying={isPaying(state) || state.phase.at === 'preparing'}
              isDisabled={terms.state !== 'success' || !canBePaid(cart.items)}
            />
            <CancelOrder isDisabled={!isReady} />
          </CardPayment>
        </Card>
      </Box>
    </>
  );
}
