import type { Cart } from 'shared-contracts/api/basket';
import { Box } from 'shared-ui/core';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { canBePaid } from '../shared/basket/basket-lines.ts';
import { HeldPlaces } from '../shared/basket/held-places.tsx';
import type { HoldWords } from '../shared/basket/hold-words.ts';
import { CancelOrder } from './cancel-order.tsx';

interface Props {
  cart: Cart;
  stage: PaymentStage;
  onHoldEnd(): void;
  onKept?(words: HoldWords): void;
  words?: HoldWords;
  isQuiet?: boolean;
}

/** Time left for the held places, without its room while the payment takes over the page. */
export function CheckoutTimer({ stage, onHoldEnd, ...held }: Props) {
  const isOpen = stage === 'open';
  return (
    <Box sx={{ display: stage === 'elsewhere' ? 'none' : 'block' }}>
      <HeldPlaces
        {...held}
        isDisabled={!isOpen}
        onHoldEnd={() => isOpen && onHoldEnd()}
        otherWay={canBePaid(held.cart.items) && <CancelOrder isDisabled={!isOpen} />}
      />
    </Box>
  );
}
