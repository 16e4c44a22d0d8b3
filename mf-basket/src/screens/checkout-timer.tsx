import type { Cart } from 'shared-contracts/api/basket';
import { Box } from 'shared-ui/core';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { HeldPlaces } from '../shared/basket/held-places.tsx';

interface Props {
  cart: Cart;
  stage: PaymentStage;
  onHoldEnd(): void;
}

/** How long the places are kept, out of sight but in its place while the payment is not the page's own business. */
export function CheckoutTimer({ cart, stage, onHoldEnd }: Props) {
  return (
    <Box sx={{ visibility: stage === 'elsewhere' ? 'hidden' : 'visible' }}>
      <HeldPlaces
        cart={cart}
        isDisabled={stage !== 'open'}
        onHoldEnd={() => stage === 'open' && onHoldEnd()}
      />
    </Box>
  );
}
