import type { Term } from 'shared-contracts/api/checkout';
import { needsBillingDay } from 'shared-contracts/memberships';
import type { JoiningEntries } from '../entries/joining-entries.ts';
import type { PaymentType } from '../machine/joining.ts';
import { areChecked } from '../terms/checked-terms.ts';

/** Facts that the review step depends on, besides its own entries. */
export interface ReviewFacts {
  paymentType: PaymentType | null;
  payer: { hasInstruction: boolean; hasBillingDate: boolean } | null;
  /** Health and membership terms; `null` while they are not both there. */
  terms: readonly Term[] | null;
  startDay: string | null;
}

const visitor = { hasInstruction: false, hasBillingDate: false };

/** True if the person is to choose a billing day (decisions 38). */
export const requiresBillingDay = ({
  paymentType,
  payer,
}: Pick<ReviewFacts, 'paymentType' | 'payer'>): boolean =>
  paymentType !== null && needsBillingDay(paymentType, payer ?? visitor);

/** True if the review step has all it needs (joining specification 5 "Review step"). */
export function isReviewed(
  facts: ReviewFacts,
  given: Pick<JoiningEntries, 'billingDay' | 'checkedTerms'>,
): boolean {
  const { terms, startDay } = facts;
  if (terms === null || startDay === null || !areChecked(terms, given.checkedTerms)) return false;
  return !requiresBillingDay(facts) || given.billingDay !== null;
}
