import { laterBillingDate } from 'shared-contracts/billing-dates';
import { addDays } from 'shared-contracts/dates';
import type { FreezePolicy } from '../../platform/index.ts';
import { type FrozenTime, nextBillingDate } from '../billing/next-payment.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { addWorkingDays } from '../billing/working-days.ts';
import { membershipTexts } from '../texts/texts.ts';
import type { HeldRow } from './held.ts';

const words = membershipTexts.freeze;

/** Number of billing dates on which a freeze can begin. */
const OFFERED_STARTS = 3;

type Freezable = Pick<HeldRow, 'status' | 'endDate' | 'firstBillingDate' | 'pricePence' | 'isFollowed'> & {
  freezes: readonly FrozenTime[];
};

/** The freeze that is under way on a day, or still to come. */
export const liveFreeze = <Time extends FrozenTime>(freezes: readonly Time[], today: string) =>
  freezes.find(({ endDate }) => endDate >= today) ?? null;

/** Reason that a membership cannot be frozen, in words; `null` when it can. */
export function freezeRefusal(held: Freezable, policy: FreezePolicy | null, today: string): string | null {
  if (held.status === 'cancelled' || held.isFollowed) return words.over;
  if (policy === null || held.firstBillingDate === null) return words.notOffered;
  if (held.status === 'pending') return words.pending;
  if (held.endDate !== null) return held.endDate < today ? words.over : words.ending;
  return liveFreeze(held.freezes, today) ? words.already : null;
}

/** The first billing date whose collection can still be changed: a payer has notice of each change (Bacs). */
export function firstChangeable(held: Freezable, billingDay: number, today: string): string {
  const noticeEnd = addWorkingDays(today, NOTICE_WORKING_DAYS);
  const next = nextBillingDate(held, billingDay, today);
  if (next === null) throw new Error('Nothing is collected for this membership.');
  let day = next;
  while (day <= noticeEnd) day = laterBillingDate(day, billingDay, 1);
  return day;
}

/** The days a freeze can begin on: billing dates, so that whole months are frozen and none is paid twice. */
export function freezeStarts(held: Freezable, billingDay: number, today: string): string[] {
  const first = firstChangeable(held, billingDay, today);
  return Array.from({ length: OFFERED_STARTS }, (_, months) => laterBillingDate(first, billingDay, months));
}

/** A freeze of whole months, with the day of each payment in it and of the first full one after. */
export interface PlannedFreeze extends FrozenTime {
  paymentDays: string[];
  resumesOn: string;
}

export function plannedFreeze(
  startDate: string,
  months: number,
  billingDay: number,
  { monthlyPence }: FreezePolicy,
): PlannedFreeze {
  const resumesOn = laterBillingDate(startDate, billingDay, months);
  const paymentDays = Array.from({ length: months }, (_, index) =>
    laterBillingDate(startDate, billingDay, index),
  );
  return { startDate, endDate: addDays(resumesOn, -1), monthlyPence, paymentDays, resumesOn };
}

/**
 * The last day of a freeze that is given up today: the day before the first billing date that can still be changed.
 * `null` where it then never begins. One that would end no sooner is refused in words.
 */
export function unfreezeOn(
  freeze: FrozenTime,
  held: Freezable,
  billingDay: number,
  today: string,
): { endDate: string | null } | { refusal: string } {
  const resumesOn = firstChangeable(held, billingDay, today);
  if (resumesOn <= freeze.startDate) return { endDate: null };
  const endDate = addDays(resumesOn, -1);
  return endDate < freeze.endDate ? { endDate } : { refusal: words.endsAnyway };
}
