import type { Term } from 'shared-contracts/api/checkout';
import { needsBillingDay } from 'shared-contracts/memberships';
import { areChecked } from '../agree-to-terms/checked-terms.ts';
import type { Given } from '../state/given.ts';
import type { PaymentType } from '../state/joining.ts';

/** What the review step depends on besides what was given in it. */
export interface ReviewFacts {
  paymentType: PaymentType | null;
  payer: { hasInstruction: boolean; hasBillingDate: boolean } | null;
  /** Health and membership terms; `null` while they are not both there. */
  terms: readonly Term[] | null;
  startDay: string | null;
}

const nobody = { hasInstruction: false, hasBillingDate: false };

/** Whether the person is to choose a billing day (decisions 38). */
export const asksBillingDay = ({ paymentType, payer }: Pick<ReviewFacts, 'paymentType' | 'payer'>): boolean =>
  paymentType !== null && needsBillingDay(paymentType, payer ?? nobody);

/** Whether the review step has all it needs (joining specification 5 "Review step"). */
export function isReviewed(facts: ReviewFacts, given: Pick<Given, 'billingDay' | 'checkedTerms'>): boolean {
  const { terms, startDay } = facts;
  if (terms === null || startDay === null || !areChecked(terms, given.checkedTerms)) return false;
  return !asksBillingDay(facts) || given.billingDay !== null;
}
