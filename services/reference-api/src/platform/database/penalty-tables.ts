import type { ColumnType, Generated } from 'kysely';
import type { PENALTY_REASONS } from 'shared-contracts/api/penalties';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** What a person owes for a booking that they gave up too late, or did not come to. */
export interface PenaltyTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  /** The booking; one penalty each. */
  orderItemId: string;
  reason: (typeof PENALTY_REASONS)[number];
  amountPence: number;
  /** The basket it is in, or was paid with. */
  cartId: Later<string>;
  /** `null` while it is due. */
  paidAt: Later<Date>;
  createdAt: Date;
}

/** Tables of what people owe. */
export interface PenaltyTables {
  penalties: PenaltyTable;
}
