import type { ScheduledSession, UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';
import { addDays, displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import type { BookingWindow } from '../platform/index.ts';
import { bookingRuleTexts } from './texts.ts';

export type UnbookableReason = (typeof UNBOOKABLE_REASONS)[number];
export type Bookable = ScheduledSession['bookable'];

const MIDNIGHT = '00:00';

/** Facts that decide whether a person can book a session now. */
export interface BookingFacts {
  status: 'EventScheduled' | 'EventCancelled';
  startsAt: Date;
  capacity: number;
  placesSoldElsewhere: number;
  /** Confirmed bookings. */
  booked: number;
  /** Holds that have not run out, and places that are kept for those who wait. */
  held: number;
  /** Those of them that are kept for people who wait. */
  waitingAhead?: number;
  isBookedByPerson: boolean;
  /** The person's own basket holds a place. */
  isInOwnBasket: boolean;
  /** Asked of a line of a basket: whether its place is still there. It is not counted among those that are left. */
  hasPlace?: boolean;
}

/** Places no one has booked or holds. */
export function remainingPlaces(
  facts: Pick<BookingFacts, 'capacity' | 'placesSoldElsewhere' | 'booked' | 'held'>,
) {
  return Math.max(0, facts.capacity - facts.placesSoldElsewhere - facts.booked - facts.held);
}

/** A moment by the site's clock, YYYY-MM-DDTHH:MM; one comes after another as its text does. */
const siteMoment = (instant: Date): string => `${siteDay(instant)}T${siteTime(instant)}`;

/**
 * From when on a session can be booked by this person, YYYY-MM-DDTHH:MM by the site's clock; `null` when it is open from
 * the beginning.
 */
export function bookingOpens(startsAt: Date, window: BookingWindow, isMember: boolean): string | null {
  const days = isMember ? window.memberDays : window.standardDays;
  return days === null ? null : `${addDays(siteDay(startsAt), -days)}T${window.opensAt ?? MIDNIGHT}`;
}

/** `Tuesday 12 May 2026 at 07:00`; without the hour where it opens with the day. */
function openingWords(opens: string): string {
  const [day = '', time = ''] = opens.split('T');
  const words = `${weekday(day)} ${displayDay(day)}`;
  return time === MIDNIGHT ? words : bookingRuleTexts.bookable.opensAt(words, time);
}

/** Message for a session that this person cannot book yet: whether members may book it already. */
export function withMemberOpening(
  answer: Bookable,
  startsAt: Date,
  window: BookingWindow,
  now: Date,
): Bookable {
  const opensForMembers = bookingOpens(startsAt, window, true);
  const isOpenToMembers = opensForMembers === null || opensForMembers <= siteMoment(now);
  if (answer.reason !== 'not-open-yet' || !isOpenToMembers) return answer;
  return { ...answer, message: `${answer.message} ${bookingRuleTexts.bookable.openToMembers}` };
}

export const refused = (reason: UnbookableReason, message: string): Bookable => ({
  canBook: false,
  reason,
  message,
});

/** Says whether this person can book the session now, and if not, why, in words. */
export function bookable(
  facts: BookingFacts & { courts?: readonly string[] | null },
  opens: string | null,
  now: Date,
): Bookable {
  const words = facts.courts ? bookingRuleTexts.bookableSlot : bookingRuleTexts.bookable;
  if (facts.status === 'EventCancelled') return refused('cancelled', words.cancelled);
  if (facts.isBookedByPerson) return refused('already-booked', words['already-booked']);
  if (facts.startsAt <= now) return refused('started', words.started);
  if (facts.isInOwnBasket) return refused('reserved', words.inYourBasket);
  if (opens !== null && siteMoment(now) < opens) {
    return refused('not-open-yet', bookingRuleTexts.bookable['not-open-yet'](openingWords(opens)));
  }
  if (facts.hasPlace ?? remainingPlaces(facts) > 0) return { canBook: true, reason: null, message: null };
  const isLeftBut = (held: number) => remainingPlaces({ ...facts, held }) > 0;
  if (!isLeftBut(0)) return refused('full', words.full);
  const isFullyBooked = isLeftBut(facts.held - (facts.waitingAhead ?? 0));
  return refused('reserved', isFullyBooked ? bookingRuleTexts.bookable.waitedFor : words.reserved);
}

/** Until when cancelling costs nothing; `null` once that moment has passed. */
export function freeCancellationUntil(startsAt: Date, hours: number, now: Date): Date | null {
  const until = new Date(startsAt.getTime() - hours * 3_600_000);
  return until > now ? until : null;
}
