import type { Generated } from 'kysely';
import type { REFUND_DESTINATIONS } from 'shared-contracts/api/bookings';

/**
 * `pending`: to be sent to the card provider. `unconfirmed`: it arrived there, and what became of it was never told.
 * `refused`: it has to be given back by hand.
 */
export type RefundState = 'pending' | 'refunded' | 'unconfirmed' | 'refused';

/** What is given back of an item of an order: at most once each way. */
export interface RefundTable {
  /** Also the code it has at the card provider, so that a second sending cannot give back again. */
  id: Generated<string>;
  orderId: string;
  orderItemId: string;
  destination: (typeof REFUND_DESTINATIONS)[number];
  /** As `Visa ending 0006`. */
  description: string;
  amountPence: number;
  status: RefundState;
  createdAt: Date;
  updatedAt: Date;
}

export interface RefundTables {
  refunds: RefundTable;
}
