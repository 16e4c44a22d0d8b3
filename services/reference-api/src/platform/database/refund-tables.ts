import type { ColumnType, Generated } from 'kysely';

/**
 * `pending`: to be sent to the card provider, or what happened to it is being found out. `refused`: it has to be given back
 * by hand.
 */
export type RefundState = 'pending' | 'refunded' | 'refused';

/** The refund of an order item: at most one to each destination. */
export interface RefundTable {
  /** Also the reference it has at the card provider. */
  id: Generated<string>;
  orderId: string;
  orderItemId: string;
  /** `membership`: back to the credit of a membership. */
  destination: 'card' | 'credit' | 'membership';
  /** As `Visa ending 0006`. */
  description: string;
  amountPence: number;
  status: RefundState;
  /** When it is looked at next; `null` = it has ended, or a person has to look. */
  nextStepAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  steps: Generated<number>;
  /** When the provider was last sent it. */
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Date;
  updatedAt: Date;
}

export interface RefundTables {
  refunds: RefundTable;
}
