import type { ColumnType, Generated } from 'kysely';
import type { PENALTY_REASONS } from 'shared-contracts/api/penalties';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A person's charge for a booking cancelled too late or missed. */
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
