import { useState } from 'react';
import { lazyPart, useScreenTitle, useToast } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { JoiningTermsGate } from '../features/agree-to-terms/joining-terms-gate.tsx';
import { cartInPayment, forgetAttempt } from '../features/pay-by-card/payment-attempt.ts';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { canBePaid, hasLapsedHold, isFreeCart } from '../shared/basket/basket-lines.ts';
import { BasketNotLoaded } from '../shared/basket/lazy-basket-not-loaded.ts';
import { useBasket } from '../shared/basket/use-basket.ts';
import { useBasketChange } from '../shared/basket/use-basket-change.ts';
import { ChangedBasket } from '../shared/changed-basket.tsx';
import { texts } from '../texts/en.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutTimer } from './checkout-timer.tsx';
import { CommitmentCard, commitmentOf } from './commitment.tsx';
import type { NothingToPayForProps } from './nothing-to-pay-for.tsx';
import { useOwnDocument } from './use-own-document.ts';

const EarlierPayment = lazyPart(
  async () => {
    const { EarlierPayment } = await import(
      /* webpackChunkName: "earlier-payment" */ './earlier-payment.tsx'
    );
    return { default: EarlierPayment };
  },
  { pending: () => <CheckoutSkeleton />, keepTrying: true },
);

const NothingToPayFor = lazyPart<NothingToPayForProps>(
  () => import(/* webpackChunkName: "nothing-to-pay-for" */ './nothing-to-pay-for.tsx'),
  { pending: () => <CheckoutSkeleton />, keepTrying: true },
);

export default function CheckoutScreen() {
  useScreenTitle(texts.checkout.title);
  const isOwnDocument = useOwnDocument();
  return (
    <Container sx={{ pb: 8 }}>
      {isOwnDocument ? (
        <CheckoutStates />
      ) : (
        <>
          <CheckoutHeader isLoading />
          <CheckoutSkeleton />
        </>
      )}
    </Container>
  );
}

function CheckoutStates() {
  const toast = useToast();
  const basket = useBasket({ isFresh: true });
  const [underWay, setUnderWay] = useState(cartInPayment);
  const [stage, setStage] = useState<PaymentStage>('open');
  const { basketChange, reload } = useBasketChange(basket.data, stage !== 'open');
  const { data: cart } = basket;
  // A payment that ended in an order leaves a new, empty basket behind: the old one is asked about first.
  const earlier = cart && underWay !== cart.id ? underWay : null;
  const payable = cart && earlier === null && cart.items.length > 0 ? cart : null;
  const isHoldOver = payable !== null && hasLapsedHold(payable.items);
  const commitment = payable ? commitmentOf(payable) : undefined;

  function nothingTaken(cartId: string): void {
    forgetAttempt(cartId);
    setUnderWay(null);
  }

  const timer = payable && (
    <CheckoutTimer
      cart={payable}
      stage={stage}
      onHoldEnd={basket.reload}
      onKept={({ kept }) => isHoldOver && toast({ content: kept, type: 'success' })}
      isQuiet={!canBePaid(payable.items)}
    />
  );

  return (
    <>
      <CheckoutHeader
        isLoading={basket.state === 'loading'}
        lineCount={payable?.totals.lineCount ?? payable?.totals.itemCount}
        isBlocked={payable !== null && !canBePaid(payable.items)}
        total={payable?.totals.formattedBalance}
        later={commitment?.later}
        isFree={payable !== null && isFreeCart(payable)}
        isHoldOver={isHoldOver}
        timer={!isHoldOver && timer}
      />
      {basket.state === 'loading' && <CheckoutSkeleton />}
      {basket.state === 'error' && (
        <BasketNotLoaded at={underWay === null ? 'checkout' : 'payment'} onRetry={basket.reload} />
      )}
      {earlier !== null && <EarlierPayment cartId={earlier} onNothingTaken={() => nothingTaken(earlier)} />}
      {cart && earlier === null && !payable && <NothingToPayFor basketChange={basketChange} />}
      {payable && (
        <>
          <ChangedBasket basketChange={basketChange} />
          <JoiningTermsGate cart={payable} isUnderWay={underWay !== null} skeleton={<CheckoutSkeleton />}>
            {commitment && <CommitmentCard commitment={commitment} items={payable.items} />}
            <Checkout
              cart={payable}
              isUnderWay={underWay !== null}
              stage={stage}
              onStage={setStage}
              reloadBasket={reload}
              holdOver={isHoldOver && timer}
            />
          </JoiningTermsGate>
        </>
      )}
    </>
  );
}
