import type { Slot } from 'shared-contracts/api/facilities';
import { formatMoney, pence } from 'shared-contracts/money';
import { texts as courtTexts } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import type { CourtTimes } from './court-times.ts';

/** The availability of courts at a time, in a word or two: `2 free`, `Full`. */
export function slotLabel({ bookable, remainingUses }: Slot, isForLinked: boolean): string {
  if (bookable.canBook) return courtTexts.free(remainingUses);
  return bookable.reason === 'already-booked' && !isForLinked
    ? courtTexts.ownBooking
    : closedLabel(bookable.reason);
}

/** Reasons of a time that say nothing of one of its courts: it is not among those that are free. */
const TAKEN: readonly Slot['bookable']['reason'][] = [null, 'full', 'reserved', 'already-booked'];

/** The state of a named court that cannot be booked, and is not the person's own. */
export const courtLabel = ({ bookable: { reason } }: Slot): string =>
  TAKEN.includes(reason) ? courtTexts.taken : closedLabel(reason);

/** Courts that others have booked, or hold, are one and the same to a customer. */
const closedLabel = (reason: Slot['bookable']['reason']): string =>
  texts.places[reason === 'reserved' ? 'full' : (reason ?? 'other')];

/** The reason why no court can be booked at a time, and advice, for oneself or a linked person. */
export function unavailableCourtText({ bookable }: Slot, isForLinked: boolean): string {
  const { reason, message } = bookable;
  // Held courts are released within minutes, which their sentence already says; and a linked person
  // may have booked one in an account of their own.
  const isSaid = reason === 'reserved' || (isForLinked && reason === 'already-booked');
  const advice = isSaid ? null : courtTexts.advice[reason ?? 'other'];
  return [message ?? courtTexts.cannotBook, advice].filter(Boolean).join(' ');
}

/** The price above the number of free courts, beside which ‘Free’ would say two things. */
export function priceOfColumn(times: CourtTimes, symbol: string): string {
  const isFree = times.every(({ offer }) => pence(offer.price) === 0);
  return isFree ? courtTexts.noCharge : priceOf(times, symbol);
}

/** The total price of the times for this person; the basket's price is final. */
export function priceOf(times: CourtTimes, symbol: string): string {
  if (times.length === 1) return times[0].offer.formattedPrice;
  const total = times.reduce((sum, { offer }) => sum + pence(offer.price), 0);
  return total === 0 ? times[0].offer.formattedPrice : formatMoney(total, symbol);
}
