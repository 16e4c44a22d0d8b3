import type { Generated } from 'kysely';
import type { PAYMENT_PROBLEMS } from 'shared-contracts/api/payments-to-sort-out';

/** Something that was tried to bring a payment or a refund to its end. */
export interface PaymentStepTable {
  id: Generated<string>;
  paymentId: string | null;
  refundId: string | null;
  /** The step, as a word of the settling. */
  step: string;
  /** The result: a word of the settling, or the provider's code. Never of a card or a person. */
  result: string;
  madeAt: Date;
}

/** A payment, a refund or a line of the provider's books that a person has to look at. */
export interface PaymentProblemTable {
  id: Generated<string>;
  /** `null` where only the provider's books speak of it, so that it may be anyone's. */
  tenantId: number | null;
  paymentId: string | null;
  refundId: string | null;
  /** The reference it has at the provider. */
  reference: string;
  kind: (typeof PAYMENT_PROBLEMS)[number];
  /** The provider's word or code for it. */
  detail: string;
  amountPence: number;
  foundAt: Date;
  settledAt: Date | null;
  settledBy: string | null;
  resolution: string | null;
  note: string | null;
}

/** A day whose orders and refunds were compared with the provider's books. */
export interface LedgerComparisonTable {
  /** YYYY-MM-DD, Europe/London. */
  day: string;
  triedAt: Date;
  /** `null` while the books could not be read. */
  comparedAt: Date | null;
  differences: number | null;
}

export interface SettlingTables {
  ledgerComparisons: LedgerComparisonTable;
  paymentSteps: PaymentStepTable;
  paymentProblems: PaymentProblemTable;
}
