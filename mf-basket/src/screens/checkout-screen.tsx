import { useState } from 'react';
import { lazyPart, useScreenTitle } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { useBasket } from '../basket/use-basket.ts';
import { useMeanwhile } from '../basket/use-meanwhile.ts';
import { JoiningTermsGate } from '../features/agree-to-terms/joining-terms-gate.tsx';
import { cartUnderWay, forgetAttempt } from '../features/pay-by-card/payment-attempt.ts';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { ChangedBasket } from '../parts/changed-basket.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { texts } from '../texts/en.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutTimer } from './checkout-timer.tsx';
import { NothingToPayFor } from './nothing-to-pay-for.tsx';
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
  const basket = useBasket({ isFresh: true });
  const [underWay, setUnderWay] = useState(cartUnderWay);
  const [stage, setStage] = useState<PaymentStage>('open');
  const { meanwhile, reload } = useMeanwhile(basket.data, stage !== 'open');
  const { data: cart } = basket;
  // A payment that ended in an order leaves a new, empty basket behind: the old one is asked about first.
  const earlier = cart && underWay !== cart.id ? underWay : null;
  const payable = cart && earlier === null && cart.items.length > 0 ? cart : null;

  function nothingTaken(cartId: string): void {
    forgetAttempt(cartId);
    setUnderWay(null);
  }

  return (
    <>
      <CheckoutHeader
        isLoading={basket.state === 'loading'}
        total={payable?.totals.formattedBalance}
        timer={payable && <CheckoutTimer cart={payable} stage={stage} onHoldEnd={basket.reload} />}
      />
      {basket.state === 'loading' && <CheckoutSkeleton />}
      {basket.state === 'error' && (
        <LoadFailure
          title={texts.checkout.loadFailed}
          message={basket.error?.message}
          onRetry={basket.reload}
        />
      )}
      {earlier !== null && <EarlierPayment cartId={earlier} onNothingTaken={() => nothingTaken(earlier)} />}
      {cart && earlier === null && !payable && <NothingToPayFor meanwhile={meanwhile} />}
      {payable && (
        <>
          <ChangedBasket meanwhile={meanwhile} />
          <JoiningTermsGate cart={payable} isUnderWay={underWay !== null} skeleton={<CheckoutSkeleton />}>
            <Checkout
              cart={payable}
              isUnderWay={underWay !== null}
              stage={stage}
              onStage={setStage}
              reloadBasket={reload}
            />
          </JoiningTermsGate>
        </>
      )}
    </>
  );
}
