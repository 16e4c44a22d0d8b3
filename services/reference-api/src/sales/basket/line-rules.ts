import {
  clashText,
  type Decision,
  type DecisionFacts,
  decide,
  remainingPlaces,
} from '../../booking-rules/index.ts';
import type { Person, Tenant } from '../../platform/index.ts';
import { basketTexts } from './texts.ts';

/** Facts that decide about the place of a basket line. */
interface PlaceFacts
  extends Pick<DecisionFacts, 'capacity' | 'placesSoldElsewhere' | 'booked' | 'held' | 'courts'> {
  /** Until when a place is held for the line; `null` when none ever was. */
  heldUntil: Date | null;
  /** The court it has or would get; `null` when there is none. */
  court: string | null;
}

/** A basket line with what decides whether it can be paid for, and at which price. */
export interface LineFacts extends DecisionFacts, PlaceFacts {
  attendeeId: string;
  firstName: string;
  /** The sessions at the same hours that they said yes to. */
  agreedClashes: readonly string[];
  /** True if it is for a day on which a change of their membership in the same basket counts already. */
  isAfterChange?: boolean;
  /** Reason that staff at the desk booked it despite its age range and clashes; `null` = they did not. */
  overrideNote: string | null;
}

/** Whose basket it is, and when it is looked at. */
export interface LineRequest {
  user: Pick<Person, 'id' | 'isServed'>;
  tenant: Pick<Tenant, 'settings'>;
  now: Date;
}

/** The decision about a line, and why it cannot be paid for, in words; `null` when it can. */
export interface LineDecision extends Decision {
  problem: string | null;
}

export function isHeld({ heldUntil }: Pick<LineFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil > now;
}

/** True if the line has a place, or one is left for it. */
export function hasPlace(line: PlaceFacts, now: Date): boolean {
  if (isHeld(line, now)) return true;
  return line.courts ? line.court !== null : remainingPlaces(line) > 0;
}

/** The message of a refusal for a line that is in the basket already. */
function wordsFor(
  line: LineFacts,
  { reason, message }: Decision['bookable'],
  isServed: boolean,
): string | null {
  const words = line.courts ? basketTexts.slot : basketTexts;
  if (reason === 'cancelled' || reason === 'started') return words[reason];
  if (reason === 'full' || reason === 'reserved') return words.lost;
  if (reason !== 'already-booked' || !line.isBookedByPerson) return message;
  return isServed ? words.alreadyBookedByCustomer : words.alreadyBooked;
}

/**
 * Asks the one decision about a line of a basket. A hold that ran out is no problem as long as a place is left to take
 * again.
 * @param asOf the moment it is decided as of, where that is not now: what began, or what came to be owed, after someone
 * paid is no reason against what they paid for.
 */
export function decideLine(
  line: LineFacts,
  { user, tenant: { settings }, now }: LineRequest,
  asOf: Date = now,
): LineDecision {
  const isOwn = line.attendeeId === user.id;
  const { isServed = false } = user;
  const attendee = {
    id: line.attendeeId,
    isServed,
    ...(!isOwn && { linked: { firstName: line.firstName } }),
  };
  const facts = {
    ...line,
    isInOwnBasket: false,
    hasPlace: hasPlace(line, now),
    clashes: line.clashes.filter(
      ({ id }) => settings.clashes === 'refuse' || !line.agreedClashes.includes(id),
    ),
  };
  const decision = decide(facts, {
    attendee,
    settings,
    now: asOf,
    isOverridden: line.overrideNote !== null,
  });
  const { bookable, clash } = decision;
  const clashing = clash && clashText(clash, attendee);
  // Its price is that of a membership which will not be theirs any more.
  const open = line.isAfterChange ? basketTexts.afterChange : clashing;
  const problem = bookable.canBook ? open : wordsFor(line, bookable, isServed);
  return { ...decision, problem };
}

export const lineProblem = (line: LineFacts, asked: LineRequest): string | null =>
  decideLine(line, asked).problem;

/**
 * Reason that a paid line cannot become a booking, as of the moment of the payment. A clash that came up since then is
 * left to the person.
 */
export function bookingProblem(line: LineFacts, asked: LineRequest, paidAt: Date): string | null {
  const { bookable, problem } = decideLine({ ...line, duePence: 0, bookerDuePence: 0 }, asked, paidAt);
  return bookable.canBook ? null : problem;
}

/** When a hold taken now runs out. */
export function holdUntil(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}
