import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { FormErrorSummary } from 'shared-ui/forms';
import { useWaivers } from '../features/accept-waivers/use-waivers.ts';
import { Waivers } from '../features/accept-waivers/waivers.tsx';
import { TermsAgreement } from '../features/agree-to-terms/terms-agreement.tsx';
import { useTerms } from '../features/agree-to-terms/use-terms.ts';
import { creditPayments } from '../features/apply-credit/credit-rules.ts';
import { CardPayment } from '../features/pay-by-card/card-payment.tsx';
import { PayButton } from '../features/pay-by-card/pay-button.tsx';
import {
  isFormShown,
  isPaying,
  type PaymentStage,
  paymentStage,
} from '../features/pay-by-card/payment-machine.ts';
import { PaymentNotice } from '../features/pay-by-card/payment-notice.tsx';
import { FormEndSkeleton } from '../features/pay-by-card/payment-skeleton.tsx';
import { IsOtherWay } from '../features/pay-by-card/payment-title.ts';
import { RefusedEntry } from '../features/pay-by-card/refused-entry.tsx';
import { useCardForm } from '../features/pay-by-card/use-card-form.ts';
import { useEntryCheck } from '../features/pay-by-card/use-entry-check.ts';
import { usePayment } from '../features/pay-by-card/use-payment.ts';
import { canBePaid, hasLapsedHold, isFreeCart } from '../shared/basket/basket-lines.ts';
import { formSection, largeForm } from '../shared/form-section.ts';
import { mainColumn, twoColumns } from '../shared/two-columns.ts';
import { texts as stops } from '../texts/checkout-news.ts';
import { texts } from '../texts/en.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CheckoutAside } from './checkout-aside.tsx';
import { LineProblems } from './line-problems.tsx';
import { PayOnPhone, useCanPayOnPhone } from './pay-on-phone-first.tsx';

interface Props {
  cart: Cart;
  /** A paying call of this basket may have been received already. */
  isUnderWay: boolean;
  stage: PaymentStage;
  onStage(stage: PaymentStage): void;
  reloadBasket(): void;
  /** The notice that the places are no longer held. */
  holdOver: ReactNode;
}

/** News is the first thing on a phone, above the summary, where no notification is over it. */
const news = { order: -1, display: 'grid', gap: 2, '&:empty': { display: 'none' } };

/** A notice in place of the form has a frame of its own. */
const noticeAlone = { p: 0, border: 0, bgcolor: 'transparent', boxShadow: 'none' };

/** Another basket, or one that there is nothing left to pay for, is another payment beside the same sums. */
export function Checkout({ stage, holdOver, ...props }: Props) {
  const { cart, isUnderWay } = props;
  const isFree = isFreeCart(cart);
  const isPaying = stage !== 'open';
  const canPayOnPhone = useCanPayOnPhone(cart, isUnderWay || isFree);
  return (
    <Box sx={twoColumns}>
      <CheckoutAside cart={cart} isPaying={isPaying} />
      <Box sx={{ ...mainColumn, display: { xs: 'contents', md: 'grid' }, gap: 3 }}>
        {holdOver && <Box sx={news}>{holdOver}</Box>}
        {canPayOnPhone && stage !== 'elsewhere' && <PayOnPhone cart={cart} isPaying={isPaying} />}
        <IsOtherWay value={canPayOnPhone}>
          <OneCheckout key={`${cart.id} ${isFree}`} {...props} isFree={isFree} />
        </IsOtherWay>
      </Box>
    </Box>
  );
}

/** Brings the parts of paying together: basket, terms, card. */
function OneCheckout({
  cart,
  isFree,
  isUnderWay,
  onStage,
  reloadBasket,
}: Omit<Props, 'stage' | 'holdOver'> & { isFree: boolean }) {
  const terms = useTerms(cart.id);
  const waivers = useWaivers(cart);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const { state, send } = usePayment({
    kind: isFree ? 'free' : 'card',
    isUnderWay,
    cartId: cart.id,
    terms: terms.checked,
    completedWaivers: waivers.completed,
    payments: creditPayments(cart),
    priceKey: cart.priceKey,
    readEntry: () => form.read(),
    onRefused: (error) => refuse(error),
    reloadBasket,
  });
  const form = useCardForm(state);
  const { isRefused, isStopped, check, refuse } = useEntryCheck(form);
  const { summary } = form.errors;
  const isReady = state.phase.at === 'ready';
  const stage = paymentStage(state);
  // On a phone a payment without its form is news, too.
  const isNews = stage === 'elsewhere' || state.phase.at === 'prepare-failed';
  const isPayable = canBePaid(cart.items);
  // The notice above says how to go on; the form keeps what was typed until the places are held again.
  const isFolded = stage === 'open' && hasLapsedHold(cart.items);
  // One notice says both that the order was refused and what for.
  const isRefusedForLines = !isPayable && state.notice?.about === 'refused-order';
  // The card form keeps what was typed until there is something to pay for.
  const isStuck = !isPayable && stage === 'open';
  const payBlocked = terms.state === 'error' && stops.termsFirst;
  const paymentNotice = isFormShown(state) && !isStopped && <PaymentNotice notice={state.notice} />;
  const cancelOrder = <CancelOrder isDisabled={!isReady} />;
  useEffect(() => onStage(stage), [onStage, stage]);

  function press(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || terms.state !== 'success') return;
    if (!waivers.isComplete) waivers.miss();
    else if (!terms.isAgreed) setTermsOpen(true);
    else if (isFree) send({ type: 'submitted' });
    else if (check()) {
      // Fields that are locked would lose the focus.
      (event.nativeEvent as SubmitEvent).submitter?.focus();
      send({ type: 'submitted' });
    }
  }

  return (
    <>
      <Box sx={news}>
        {isStuck ? (
          <>
            <LineProblems cart={cart} isRefused={isRefusedForLines} otherWay={cancelOrder} />
            {!isRefusedForLines && paymentNotice}
          </>
        ) : summary.errors.length > 0 ? (
          isRefused ? (
            <RefusedEntry {...summary} />
          ) : (
            <FormErrorSummary {...summary} />
          )
        ) : (
          paymentNotice
        )}
      </Box>
      {!isStuck && (
        <Card
          component="form"
          noValidate
          onSubmit={press}
          sx={[
            { display: 'grid', gap: '28px', order: isNews ? -1 : 0 },
            largeForm,
            state.phase.at === 'prepare-failed' && noticeAlone,
            isFolded && { display: 'none' },
          ]}
        >
          <CardPayment state={state} send={send} form={form}>
            {isFree && isPayable && !state.notice && (
              <Box sx={{ display: 'grid', gap: '8px' }}>
                <Heading level={2} size={3}>
                  {texts.checkout.confirmTitle}
                </Heading>
                <Text>{cart.payments.length > 0 ? texts.credit.paysAll : texts.checkout.nothingToPay}</Text>
              </Box>
            )}
            <Waivers agreement={waivers} skeleton={<FormEndSkeleton isFree={isFree} />}>
              <TermsAgreement
                agreement={terms}
                isOpen={areTermsOpen}
                onOpen={() => setTermsOpen(true)}
                onClose={() => setTermsOpen(false)}
                skeleton={<FormEndSkeleton isFree={isFree} />}
              >
                <Box sx={{ ...formSection, display: 'grid', gap: '20px' }}>
                  {!isFree && isPayable && (
                    <Box
                      sx={{
                        display: 'flex',
                        gap: 2,
                        justifyContent: 'space-between',
                        alignItems: 'baseline',
                      }}
                    >
                      <Text weight="bold">{texts.checkout.totalToPay}</Text>
                      <Text size="lead" weight="bold" sx={{ flex: 'none' }}>
                        {cart.totals.formattedBalance}
                      </Text>
                    </Box>
                  )}
                  {payBlocked && <Text tone="warning">{payBlocked}</Text>}
                  <PayButton
                    amount={cart.totals.formattedBalance}
                    isFree={isFree}
                    needsTerms={!terms.isAgreed}
                    isPaying={isPaying(state)}
                    isOpening={state.phase.at === 'preparing'}
                    isDisabled={terms.state !== 'success' || !isPayable}
                  />
                  {cancelOrder}
                </Box>
              </TermsAgreement>
            </Waivers>
          </CardPayment>
        </Card>
      )}
    </>
  );
}
