import { type BookingFacts, remainingPlaces } from '../activities/rules.ts';
import { basketTexts } from './texts.ts';

/** A basket line with what decides whether it can be paid for. */
export interface LineFacts extends Omit<BookingFacts, 'isInOwnBasket'> {
  /** Until when a place is held for the line; `null` when none ever was. */
  heldUntil: Date | null;
}

export function isHeld({ heldUntil }: Pick<LineFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil > now;
}

/**
 * Why a line cannot be paid for, in words; `null` when it can. A hold that ran out is no problem as long as a place
 * is left to take again.
 */
export function lineProblem(line: LineFacts, now: Date): string | null {
  return bookingProblem(line, now) ?? (line.startsAt <= now ? basketTexts.started : null);
}

/** Why a line that is paid for cannot become a booking. One that started while it was paid for still can. */
export function bookingProblem(line: LineFacts, now: Date): string | null {
  if (line.status === 'EventCancelled') return basketTexts.cancelled;
  if (line.isBookedByPerson) return basketTexts.alreadyBooked;
  return hasPlace(line, now) ? null : basketTexts.lost;
}

/** Whether the line has a place, or one is left for it. */
export function hasPlace(line: LineFacts, now: Date): boolean {
  return isHeld(line, now) || remainingPlaces(line) > 0;
}

/** When a hold taken now runs out. */
export function holdUntil(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}
