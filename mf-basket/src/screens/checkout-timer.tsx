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

/** Time left for the held places, invisible while the payment takes over the page; on a phone it then leaves no hole. */
export function CheckoutTimer({ stage, onHoldEnd, ...held }: Props) {
  return (
    <Box sx={stage === 'elsewhere' ? { visibility: 'hidden', display: { xs: 'none', md: 'block' } } : {}}>
      <HeldPlaces {...held} isDisabled={stage !== 'open'} onHoldEnd={() => stage === 'open' && onHoldEnd()} />
    </Box>
  );
}
