import { laterBillingDate } from 'shared-contracts/billing-dates';
import { addDays } from 'shared-contracts/dates';
import { nextBillingDate } from '../billing/next-payment.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { addWorkingDays } from '../billing/working-days.ts';
import { membershipTexts } from '../texts/texts.ts';
import type { HeldRow } from './held.ts';

/** When a membership ends that is given up today, and what is still collected for it. */
export interface Ending {
  /** Last day, YYYY-MM-DD. */
  endDate: string;
  /** Day of the last collection; `null` when nothing is collected any more. */
  lastPaymentDay: string | null;
}

/** Reason that a membership cannot be ended, in words; `null` when it can. */
export function endRefusal(
  held: Pick<HeldRow, 'status' | 'endDate' | 'paymentType' | 'isFollowed'>,
  today: string,
): string | null {
  const words = membershipTexts.end;
  if (held.status === 'cancelled' || held.isFollowed) return words.over;
  if (held.paymentType === 'fixed') return words.fixed;
  if (held.endDate === null) return null;
  return held.endDate < today ? words.over : words.ending;
}

/**
 * A monthly membership runs until the day before the first billing date that can still be stopped: what falls due
 * within the notice of Bacs is collected, and used.
 */
export function endingOf(
  held: Pick<HeldRow, 'status' | 'endDate' | 'firstBillingDate' | 'pricePence'>,
  billingDay: number,
  today: string,
): Ending {
  const noticeEnd = addWorkingDays(today, NOTICE_WORKING_DAYS);
  let stopped = nextBillingDate(held, billingDay, today);
  // Nothing is collected for it: there is nothing to wait for.
  if (stopped === null) return { endDate: today, lastPaymentDay: null };
  let lastPaymentDay: string | null = null;
  while (stopped <= noticeEnd) {
    lastPaymentDay = stopped;
    stopped = laterBillingDate(stopped, billingDay, 1);
  }
  return { endDate: addDays(stopped, -1), lastPaymentDay };
}
