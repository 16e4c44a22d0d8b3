import { addDays, displayDay } from 'shared-contracts/dates';
import { membershipTexts } from '../texts/texts.ts';
import type { HeldRow } from './held.ts';

/** Times before and after its end in which a membership can be renewed. */
const OPENS_DAYS_BEFORE = 60;
const CLOSES_DAYS_AFTER = 28;

/** The day a renewal starts on: right after the old term, or today where that has passed. */
export function renewalStart(endDate: string, today: string): string {
  const next = addDays(endDate, 1);
  return next > today ? next : today;
}

/** Reason that a membership cannot be renewed on a day, in words; `null` when it can. */
export function renewalRefusal(
  held: Pick<HeldRow, 'endDate' | 'paymentType' | 'isFollowed' | 'status' | 'isOnSale'>,
  today: string,
): string | null {
  const words = membershipTexts.renew;
  if (held.paymentType === 'recurring' || held.endDate === null) return words.monthly;
  if (held.isFollowed) return words.renewed;
  const opens = addDays(held.endDate, -OPENS_DAYS_BEFORE);
  if (today < opens) return words.tooEarly(displayDay(opens));
  const isTooLate = held.status === 'cancelled' || today > addDays(held.endDate, CLOSES_DAYS_AFTER);
  if (isTooLate) return words.tooLate;
  return held.isOnSale ? null : words.withdrawn;
}
