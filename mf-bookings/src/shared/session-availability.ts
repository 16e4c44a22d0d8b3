import type { ScheduledSession } from 'shared-contracts/api/activities';
import { texts } from '../texts/en.ts';

/** From how many places on they are no longer called few. */
const FEW_PLACES = 5;

/** Whether a person can book a session now, in words. */
export interface Availability {
  canBook: boolean;
  isInBasket: boolean;
  /** A word or two, as '3 places left' or 'Full'. */
  label: string;
  tone: 'neutral' | 'brand' | 'warning';
  /** Why it cannot be booked, as a sentence; `null` when it can. */
  why: string | null;
}

type Asked = Pick<ScheduledSession, 'bookable' | 'remainingAttendeeCapacity'>;

/** @param isInBasket the person's own basket holds a place of it */
export function availability(session: Asked, isInBasket: boolean): Availability {
  const { canBook, reason, message } = session.bookable;
  const places = session.remainingAttendeeCapacity;
  if (isInBasket) {
    return { canBook: false, isInBasket, label: texts.places.inBasket, tone: 'brand', why: null };
  }
  if (canBook) {
    const tone = places <= FEW_PLACES ? 'warning' : 'neutral';
    return { canBook, isInBasket, label: texts.places.left(places), tone, why: null };
  }
  const tone = reason === 'already-booked' ? 'brand' : 'neutral';
  const label = texts.places[reason ?? 'other'];
  return { canBook, isInBasket, label, tone, why: message ?? texts.cannotBook[reason ?? 'other'] };
}
