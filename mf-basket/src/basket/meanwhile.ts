import type { Cart } from 'shared-contracts/api/basket';
import type { PaymentStatus } from 'shared-contracts/api/checkout';

/** A basket that is no more: `unclear` when nobody can say whether it was paid for. */
export type Gone = { happened: 'emptied' | 'unclear' } | { happened: 'ordered'; orderId: string };

/** What became of the basket on screen while the person was in another tab. */
export type Meanwhile = { happened: 'changed' } | Gone;

const lineIds = ({ items }: Cart) =>
  items
    .map(({ id }) => id)
    .sort()
    .join();

/** Whether the lines on screen are those of the basket; prices and places that moved are told at the lines. */
export function isSameBasket(shown: Cart, now: Cart): boolean {
  return shown.id === now.id && lineIds(shown) === lineIds(now);
}

/** @param status of the payment of the basket that was shown; `null` when it could not be learned */
export function whatBecameOf(status: PaymentStatus | null): Gone {
  if (status?.completeOrderId) return { happened: 'ordered', orderId: status.completeOrderId };
  const isUncharged = status?.status === 'none' || status?.status === 'failed';
  return { happened: isUncharged ? 'emptied' : 'unclear' };
}
