import type { Slot } from 'shared-contracts/api/facilities';
import { texts as courtTexts } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';

/** Whether a court can be had at a time, in a word or two: `2 free`, `Full`. */
export function slotLabel({ bookable, remainingUses }: Slot, isInBasket: boolean): string {
  if (isInBasket) return texts.places.inBasket;
  return bookable.canBook ? courtTexts.free(remainingUses) : texts.places[bookable.reason ?? 'other'];
}

/** Why no court can be booked at a time, and what to do then, for oneself or somebody linked. */
export function whyNoCourt({ bookable }: Slot, isForLinked: boolean): string {
  const { reason, message } = bookable;
  // Those who hold the last courts let them go within minutes, which the sentence about them says; and somebody linked
  // may have booked one in an account of their own.
  const isSaid = reason === 'reserved' || (isForLinked && reason === 'already-booked');
  const advice = isSaid ? null : courtTexts.advice[reason ?? 'other'];
  return [message ?? courtTexts.cannotBook, advice].filter(Boolean).join(' ');
}

/** The times of one kind of court that have not begun. */
export const timesAhead = (slots: readonly Slot[], facilityUse: string): Slot[] =>
  slots.filter((slot) => slot.facilityUse === facilityUse && slot.bookable.reason !== 'started');
