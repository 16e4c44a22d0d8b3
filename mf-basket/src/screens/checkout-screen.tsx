import { useState } from 'react';
import { pence } from 'shared-contracts/money';
import { useScreenTitle } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { useBasket } from '../basket/use-basket.ts';
import { cartUnderWay, forgetAttempt } from '../features/pay-by-card/payment-attempt.ts';
import { LoadFailure } from '../parts/load-failure.tsx';
import { texts } from '../texts/en.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { EarlierPayment } from './earlier-payment.tsx';
import { NothingToPayFor } from './nothing-to-pay-for.tsx';
import { useOwnDocument } from './use-own-document.ts';

export default function CheckoutScreen() {
  useScreenTitle(texts.checkout.title);
  const isOwnDocument = useOwnDocument();
  return <Container sx={{ pb: 8 }}>{isOwnDocument ? <CheckoutStates /> : <CheckoutSkeleton />}</Container>;
}

function CheckoutStates() {
  const basket = useBasket({ isFresh: true });
  const [underWay, setUnderWay] = useState(cartUnderWay);

  if (basket.state === 'loading') return <CheckoutSkeleton />;
  if (!basket.data) {
    return (
      <LoadFailure
        title={texts.checkout.loadFailed}
        message={basket.error?.message}
        onRetry={basket.reload}
      />
    );
  }
  const { data: cart } = basket;
  // A payment that ended in an order leaves a new, empty basket behind: the old one is asked about first.
  if (underWay !== null && underWay !== cart.id) {
    return (
      <EarlierPayment
        cartId={underWay}
        onNothingTaken={() => {
          forgetAttempt(underWay);
          setUnderWay(null);
        }}
      />
    );
  }
  if (cart.items.length === 0) return <NothingToPayFor />;
  const isFree = pence(cart.totals.balance) === 0;
  return (
    <Checkout
      key={`${cart.id} ${isFree}`}
      cart={cart}
      isFree={isFree}
      isUnderWay={underWay !== null}
      onHoldEnd={basket.reload}
    />
  );
}
