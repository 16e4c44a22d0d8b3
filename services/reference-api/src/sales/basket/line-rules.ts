import { type BookingFacts, remainingPlaces } from '../../booking-rules/index.ts';
import { basketTexts } from './texts.ts';

/** A basket line with what decides whether it can be paid for. */
export interface LineFacts extends Omit<BookingFacts, 'isInOwnBasket'> {
  /** Until when a place is held for the line; `null` when none ever was. */
  heldUntil: Date | null;
  /** The courts of a slot; `null` for a class. */
  courts: readonly string[] | null;
  /** The court it has or would get; `null` when there is none. */
  court: string | null;
}

const wordsOf = ({ courts }: Pick<LineFacts, 'courts'>) => (courts ? basketTexts.slot : basketTexts);

export function isHeld({ heldUntil }: Pick<LineFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil > now;
}

/**
 * Why a line cannot be paid for, in words; `null` when it can. A hold that ran out is no problem as long as a place
 * is left to take again.
 */
export function lineProblem(line: LineFacts, now: Date): string | null {
  return bookingProblem(line, now) ?? (line.startsAt <= now ? wordsOf(line).started : null);
}

/** Why a line that is paid for cannot become a booking. One that started while it was paid for still can. */
export function bookingProblem(line: LineFacts, now: Date): string | null {
  if (line.status === 'EventCancelled') return wordsOf(line).cancelled;
  if (line.isBookedByPerson) return wordsOf(line).alreadyBooked;
  return hasPlace(line, now) ? null : wordsOf(line).lost;
}

/** Whether the line has a place, or one is left for it. */
export function hasPlace(line: LineFacts, now: Date): boolean {
  if (isHeld(line, now)) return true;
  return line.courts ? line.court !== null : remainingPlaces(line) > 0;
}

/** When a hold taken now runs out. */
export function holdUntil(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}
