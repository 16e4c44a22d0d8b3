import type { Cart } from 'shared-contracts/api/basket';
import { Box } from 'shared-ui/core';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { HeldPlaces, type HoldWords } from '../shared/basket/held-places.tsx';

interface Props {
  cart: Cart;
  stage: PaymentStage;
  onHoldEnd(): void;
  words?: HoldWords;
  isQuiet?: boolean;
}

/** Time left for the held places, without its room while the payment takes over the page. */
export function CheckoutTimer({ stage, onHoldEnd, ...held }: Props) {
  return (
    <Box sx={{ display: stage === 'elsewhere' ? 'none' : 'block' }}>
      <HeldPlaces {...held} isDisabled={stage !== 'open'} onHoldEnd={() => stage === 'open' && onHoldEnd()} />
    </Box>
  );
}
