import type { Cart } from 'shared-contracts/api/basket';
import type { PaymentStatus } from 'shared-contracts/api/checkout';

/** A basket that no longer exists: `unclear` when no one can say whether it was paid for. */
export type BasketOutcome = { happened: 'emptied' | 'unclear' } | { happened: 'ordered'; orderId: string };

/** Changes to the basket on screen from another tab. */
export type BasketChange = { happened: 'changed' } | BasketOutcome;

const lineIds = ({ items }: Cart) =>
  items
    .map(({ id }) => id)
    .sort()
    .join();

/** True if the lines on screen are those of the basket; changed prices and places are shown at the lines. */
export function isSameBasket(shown: Cart, now: Cart): boolean {
  return shown.id === now.id && lineIds(shown) === lineIds(now);
}

/** @param status of the payment of the basket that was shown; `null` when it could not be learned */
export function basketOutcomeOf(status: PaymentStatus | null): BasketOutcome {
  if (status?.completeOrderId) return { happened: 'ordered', orderId: status.completeOrderId };
  const isUncharged = status?.status === 'none' || status?.status === 'failed';
  return { happened: isUncharged ? 'emptied' : 'unclear' };
}
