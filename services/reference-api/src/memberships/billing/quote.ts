import type { MembershipPurchase, PaymentType } from 'shared-contracts/api/membership-entities';
import { addMonths, lastDayOfTerm, type TermPeriod } from 'shared-contracts/billing-dates';
import {
  type Discount,
  discountPence,
  fixedParts,
  monthlyParts,
  type PriceParts,
  totalToPayNowPence,
} from 'shared-contracts/membership-price';
import { needsBillingDay } from 'shared-contracts/memberships';
import { addWorkingDays } from './working-days.ts';

/** Notice a payer has of a collection (Bacs; the Guarantee of the terms says the same). */
export const NOTICE_WORKING_DAYS = 10;

/** The latest day of the month that every month has. */
const LAST_COMMON_DAY = 28;

/** A payment option in pence. */
export interface PricedOption {
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: TermPeriod | null;
  basePence: number;
  joiningPence: number;
}

/** Payments of a person for the memberships they have. */
export interface Payer {
  hasInstruction: boolean;
  hasBillingDate: boolean;
  /** The day of the month their memberships are billed on; `null` without any. */
  billingDay: number | null;
}

export const visitor: Payer = { hasInstruction: false, hasBillingDate: false, billingDay: null };

/** Everything a price depends on. */
export interface QuoteTerms {
  purchase: MembershipPurchase;
  option: PricedOption;
  startDate: string;
  today: string;
  /** The site's billing days. */
  billingDays: readonly number[];
  chosenDay: number | null;
  payer: Payer;
  /** Price of the membership before the change. */
  oldBasePence: number;
  discount: Discount | null;
}

export interface Quote {
  parts: PriceParts;
  discountPence: number;
  totalPence: number;
  /** The day of the month that is billed; `null` for a fixed term. */
  billingDay: number | null;
  /** True if the day is still to be chosen, so that this is the lowest price of all days. */
  dependsOnBillingDay: boolean;
  endDate: string | null;
}

/**
 * The first day a collection can be made on. Someone with a usual payment date starts there in the month after the
 * start (joining specification 6).
 */
function earliestCollection({ today, startDate, payer, purchase }: QuoteTerms): string {
  const noticeIsOver = addWorkingDays(today, NOTICE_WORKING_DAYS);
  if (!payer.hasBillingDate || purchase === 'change') return noticeIsOver;
  const nextMonth = addMonths(`${startDate.slice(0, 7)}-01`, 1);
  return nextMonth > noticeIsOver ? nextMonth : noticeIsOver;
}

function monthly(terms: QuoteTerms, billingDay: number, earliest: string): PriceParts {
  const { option, startDate, purchase, oldBasePence } = terms;
  const isChange = purchase === 'change';
  // A change costs what the new price is above the old one; what is below is not given back.
  const basePence = isChange ? Math.max(0, option.basePence - oldBasePence) : option.basePence;
  const joiningPence = purchase === 'new' ? option.joiningPence : 0;
  const parts = monthlyParts({
    basePence,
    joiningPence,
    startDate,
    billingDay,
    earliestCollection: earliest,
  });
  return { ...parts, basePence: option.basePence };
}

/** The days of the month a person may be billed on. */
function possibleDays({ payer, chosenDay, billingDays, startDate }: QuoteTerms): number[] {
  if (payer.billingDay !== null) return [payer.billingDay];
  if (chosenDay !== null) return [chosenDay];
  return billingDays.length > 0 ? [...billingDays] : [Math.min(Number(startDate.slice(8)), LAST_COMMON_DAY)];
}

/** The amount due now and the later price, with the lowest of all billing days until one is chosen. */
export function quote(terms: QuoteTerms): Quote {
  const { option, startDate, purchase, discount, payer, chosenDay } = terms;
  const { fixedDuration, fixedPeriod } = option;
  const isFixed = option.paymentType === 'fixed' && fixedDuration !== null && fixedPeriod !== null;
  if (isFixed) {
    const parts = fixedParts(option.basePence, purchase === 'new' ? option.joiningPence : 0);
    return {
      parts,
      discountPence: discountPence(parts, discount),
      totalPence: totalToPayNowPence(parts, discount),
      billingDay: null,
      dependsOnBillingDay: false,
      endDate: lastDayOfTerm(startDate, fixedDuration, fixedPeriod),
    };
  }
  const earliest = earliestCollection(terms);
  const [best] = possibleDays(terms)
    .map((billingDay) => ({ billingDay, parts: monthly(terms, billingDay, earliest) }))
    .toSorted((a, b) => totalToPayNowPence(a.parts, discount) - totalToPayNowPence(b.parts, discount));
  if (!best) throw new Error('A monthly membership needs a billing day.');
  return {
    parts: best.parts,
    discountPence: discountPence(best.parts, discount),
    totalPence: totalToPayNowPence(best.parts, discount),
    billingDay: best.billingDay,
    dependsOnBillingDay: needsBillingDay('recurring', payer) && chosenDay === null,
    endDate: null,
  };
}
