import type { Cart } from 'shared-contracts/api/basket';
import { Box } from 'shared-ui/core';
import { HoldTimer } from '../basket/hold-timer.tsx';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';

interface Props {
  cart: Cart;
  stage: PaymentStage;
  onHoldEnd(): void;
}

/** How long the places are kept, out of sight but in its place while the payment is not the page's own business. */
export function CheckoutTimer({ cart, stage, onHoldEnd }: Props) {
  if (!cart.holdExpiresAt) return null;
  return (
    <Box sx={{ visibility: stage === 'elsewhere' ? 'hidden' : 'visible' }}>
      <HoldTimer
        key={cart.holdExpiresAt}
        holdExpiresAt={cart.holdExpiresAt}
        now={cart.now}
        onEnd={() => stage === 'open' && onHoldEnd()}
      />
    </Box>
  );
}
