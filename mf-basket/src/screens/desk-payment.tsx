import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, Card, Heading, Skeleton } from 'shared-ui/core';
import { useWaivers } from '../features/accept-waivers/use-waivers.ts';
import { Waivers } from '../features/accept-waivers/waivers.tsx';
import { TermsAgreement } from '../features/agree-to-terms/terms-agreement.tsx';
import { useTerms } from '../features/agree-to-terms/use-terms.ts';
import { creditPayments } from '../features/apply-credit/credit-rules.ts';
import { CardPayment } from '../features/pay-by-card/card-payment.tsx';
import { PayButton } from '../features/pay-by-card/pay-button.tsx';
import { isPaying, type PaymentStage, paymentStage } from '../features/pay-by-card/payment-machine.ts';
import { PaymentNotice } from '../features/pay-by-card/payment-notice.tsx';
import { useCardForm } from '../features/pay-by-card/use-card-form.ts';
import { usePayment } from '../features/pay-by-card/use-payment.ts';
import { TenderForm } from '../features/take-tenders/tender-form.tsx';
import { TenderList } from '../features/take-tenders/tender-list.tsx';
import { TenderSums } from '../features/take-tenders/tender-sums.tsx';
import type { Tender } from '../features/take-tenders/tenders.ts';
import type { UsableMoney } from '../features/take-tenders/use-owed-money.ts';
import { useTenders } from '../features/take-tenders/use-tenders.ts';
import { canBePaid, hasLapsedHold } from '../shared/basket/basket-lines.ts';
import { texts } from '../texts/desk.ts';

interface Props {
  cart: Cart;
  /** The heading, for moving the focus there. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onStage(stage: PaymentStage): void;
  /** @param received pence that were handed over so far */
  onReceived(received: number): void;
  /** Pence to give back to the customer, which may pay for the basket. */
  owed: number;
  /** @param used pence of them that count as cash now; below 0 if they no longer do */
  onUseOwed(used: number): void;
  /** @param usable the part of them that the basket can take now; `null` for none */
  onUsable(usable: UsableMoney | null): void;
  reloadBasket(): void;
  /** Time left for the held places, or the way to hold them again. */
  hold: ReactNode;
  onAddClass(): void;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
};

/** The shape of the terms, with the button beside them, and of the button that ends the sale. */
const formEnd = (
  <>
    <Skeleton height={92} />
    <Skeleton height={56} />
  </>
);

/**
 * Takes what a customer hands over and makes the order. It is the payment of an order that no card pays for, so that a
 * lost answer is followed up as any other and no order is made twice.
 */
export function DeskPayment({
  cart,
  headingRef,
  onStage,
  onReceived,
  owed,
  onUseOwed,
  onUsable,
  reloadBasket,
  hold,
  onAddClass,
}: Props) {
  const symbol = useMoneySymbol();
  const terms = useTerms(cart.id);
  const waivers = useWaivers(cart);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const tenders = useTenders({ cart, credit: creditPayments(cart) });
  const { state, send } = usePayment({
    kind: 'free',
    isUnderWay: false,
    cartId: cart.id,
    terms: terms.checked,
    completedWaivers: waivers.completed,
    payments: tenders.payments,
    priceKey: cart.priceKey,
    readEntry: () => form.read(),
    onRefused: () => undefined,
    reloadBasket,
  });
  const form = useCardForm(state);
  const now = paymentStage(state);
  useEffect(() => onStage(now), [onStage, now]);
  useEffect(() => onReceived(tenders.received), [onReceived, tenders.received]);
  const isReady = state.phase.at === 'ready';
  const isSettled = tenders.remaining === 0;
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    // The form goes with the last payment, and the focus with it.
    if (isSettled && !wasSettled.current && document.activeElement === document.body)
      headingRef.current?.focus();
    wasSettled.current = isSettled;
  }, [isSettled, headingRef]);
  /** The next step is to hold the places again, which is above. */
  const isHoldOver = hasLapsedHold(cart.items);
  // Hidden rather than removed, so that a typed amount is kept.
  const whileHeld = isHoldOver ? 'none' : 'grid';
  const isAllHidden = isHoldOver && isReady && tenders.tenders.length === 0;
  const cash = pence(tenders.payments.find(({ tenderType }) => tenderType === 'cash')?.amount ?? '0.00');

  const usable = isReady && !isHoldOver ? Math.min(owed, tenders.remaining) : 0;
  const [used, setUsed] = useState(0);
  // A changed basket takes the cash off, and all of it is owed again.
  if (cash === 0 && used > 0) setUsed(0);

  function useOwed(): void {
    tenders.add({ tenderType: 'cash', amount: pounds(cash + usable) });
    setUsed(used + usable);
    onUseOwed(usable);
  }

  const latestUse = useRef(useOwed);
  useEffect(() => {
    latestUse.current = useOwed;
  });
  useEffect(() => {
    onUsable(usable > 0 ? { pence: usable, use: () => latestUse.current() } : null);
    return () => onUsable(null);
  }, [onUsable, usable]);

  function takeOff(tender: Tender): void {
    tenders.remove(tender);
    if (tender.tenderType === 'cash' && used > 0) onUseOwed(-used);
  }

  function press(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || terms.state !== 'success' || !isSettled) return;
    if (!waivers.isComplete) waivers.miss();
    else if (!terms.isAgreed) setTermsOpen(true);
    else send({ type: 'submitted' });
  }

  return (
    <Card component="section" aria-labelledby="take-payment" sx={{ display: 'grid', gap: '20px' }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={head}>
          <Heading level={2} size={3} id="take-payment" ref={headingRef} tabIndex={-1}>
            {isSettled ? texts.tender.finish : texts.tender.title}
          </Heading>
          <Button variant="quiet" size="small" disabled={!isReady} onClick={onAddClass}>
            {texts.addClass.open}
          </Button>
        </Box>
        <TenderSums tenders={tenders} />
        <Box sx={{ '&:empty': { display: 'none' } }}>{hold}</Box>
      </Box>
      {isReady && <PaymentNotice notice={state.notice} />}
      <Box sx={{ display: isAllHidden ? 'none' : 'contents' }}>
        <CardPayment state={state} send={send} form={form}>
          {!isSettled && (
            <Box sx={{ display: whileHeld }}>
              <TenderForm
                due={tenders.remaining + cash}
                cash={cash}
                isDisabled={!isReady}
                isQuiet={owed > 0}
                onAdd={tenders.add}
              />
            </Box>
          )}
          {(!isHoldOver || tenders.tenders.length > 0) && (
            <TenderList tenders={{ ...tenders, remove: takeOff }} isOwed={owed > 0} isDisabled={!isReady} />
          )}
          <Box component="form" noValidate onSubmit={press} sx={{ display: whileHeld, gap: '20px' }}>
            <Waivers agreement={waivers} isAtDesk skeleton={formEnd}>
              <TermsAgreement
                agreement={terms}
                isOpen={areTermsOpen}
                atDesk={texts.terms}
                isNext={isSettled && owed === 0}
                onOpen={() => setTermsOpen(true)}
                onClose={() => setTermsOpen(false)}
                skeleton={formEnd}
              >
                <PayButton
                  amount={cart.totals.formattedBalance}
                  isFree
                  needsTerms={!terms.isAgreed}
                  isPaying={isPaying(state)}
                  isDisabled={terms.state !== 'success' || !canBePaid(cart.items) || !isSettled || isHoldOver}
                  confirm={
                    tenders.change > 0
                      ? texts.tender.confirmChange(formatMoney(tenders.change, symbol))
                      : null
                  }
                  isQuiet={!isSettled || !terms.isAgreed || owed > 0}
                />
              </TermsAgreement>
            </Waivers>
          </Box>
        </CardPayment>
      </Box>
    </Card>
  );
}
