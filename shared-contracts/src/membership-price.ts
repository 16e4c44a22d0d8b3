import { billingDateFrom, daysBetween, laterBillingDate } from './billing-dates.ts';

/** Parts of the amount due now for a membership, in pence. */
export interface PriceParts {
  /** The price each month, or of the fixed term. */
  basePence: number;
  /** True if the base price itself is part of what is paid now, as it is for a fixed term. */
  isBasePaidNow: boolean;
  joiningPence: number;
  proRataPence: number;
  /** The days the pro-rata fee is for. */
  proRataDays: number;
  monthInHandPence: number;
  /** First collection by Direct Debit, YYYY-MM-DD; `null` for a fixed term. */
  firstBillingDate: string | null;
}

/** A monthly membership with everything its first payments depend on. */
export interface MonthlyTerms {
  basePence: number;
  joiningPence: number;
  /** First day of the membership, YYYY-MM-DD. */
  startDate: string;
  /** Day of the month that is billed, 1 to 31. */
  billingDay: number;
  /** The first day a collection can be made on: a payer has notice of each (Bacs), YYYY-MM-DD. */
  earliestCollection: string;
}

/**
 * The costs of a monthly membership at its start. The days until the first billing date cost their share of the
 * billing period, rounded to the penny. A month whose billing date is too soon to collect is also paid now, as month in
 * hand.
 */
export function monthlyParts(terms: MonthlyTerms): PriceParts {
  const { basePence, joiningPence, startDate, billingDay, earliestCollection } = terms;
  const periodEnd = billingDateFrom(startDate, billingDay);
  const periodDays = daysBetween(laterBillingDate(periodEnd, billingDay, -1), periodEnd);
  const proRataDays = daysBetween(startDate, periodEnd);
  let months = 0;
  while (laterBillingDate(periodEnd, billingDay, months) < earliestCollection) months += 1;
  return {
    basePence,
    isBasePaidNow: false,
    joiningPence,
    proRataPence: Math.round((basePence * proRataDays) / periodDays),
    proRataDays,
    monthInHandPence: basePence * months,
    firstBillingDate: laterBillingDate(periodEnd, billingDay, months),
  };
}

/** The costs of a fixed term: all of it now, and nothing later. */
export function fixedParts(basePence: number, joiningPence: number): PriceParts {
  return {
    basePence,
    isBasePaidNow: true,
    joiningPence,
    proRataPence: 0,
    proRataDays: 0,
    monthInHandPence: 0,
    firstBillingDate: null,
  };
}

/** The discount of a promotion: a percentage or an amount, of the joining fee or of everything paid now. */
export interface Discount {
  appliesTo: 'joining-fee' | 'first-payment';
  kind: 'percent' | 'amount';
  /** Whole percent, or pence. */
  value: number;
}

const paidNow = (parts: PriceParts) =>
  (parts.isBasePaidNow ? parts.basePence : 0) +
  parts.joiningPence +
  parts.proRataPence +
  parts.monthInHandPence;

/** Pence a discount is worth here, never more than what it applies to. */
export function discountPence(parts: PriceParts, discount: Discount | null): number {
  if (!discount) return 0;
  const target = discount.appliesTo === 'joining-fee' ? parts.joiningPence : paidNow(parts);
  const wanted = discount.kind === 'percent' ? Math.round((target * discount.value) / 100) : discount.value;
  return Math.max(0, Math.min(target, wanted));
}

/** Pence to pay now. */
export function totalToPayNowPence(parts: PriceParts, discount: Discount | null = null): number {
  return paidNow(parts) - discountPence(parts, discount);
}
