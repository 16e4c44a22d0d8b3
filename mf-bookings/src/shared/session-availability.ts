import type { ScheduledSession } from 'shared-contracts/api/activities';
import { texts } from '../texts/en.ts';

/** From how many places on they are no longer called few. */
const FEW_PLACES = 5;

/** Says whether a person can book a session now, in words. */
export interface Availability {
  canBook: boolean;
  isInBasket: boolean;
  /** A word or two, as '3 places left' or 'Full'. */
  label: string;
  tone: 'neutral' | 'brand' | 'warning';
  /** It cannot be booked now, by anyone or by this person. */
  isClosed: boolean;
  /** Reason that it cannot be booked, as a sentence; `null` if it can, or if the label has said it. */
  why: string | null;
  /** Advice as a sentence; `null` if it can be booked or `why` already says it. */
  advice: string | null;
}

const open = { isClosed: false, why: null, advice: null };

type Asked = Pick<ScheduledSession, 'bookable' | 'remainingAttendeeCapacity' | 'waitingList'>;

/**
 * @param isInBasket the person's own basket holds a place of it
 * @param left says how many places it has left; of courts it is how many are free
 */
export function availability(
  session: Asked,
  isInBasket: boolean,
  left: (count: number) => string = texts.places.left,
): Availability {
  const { canBook, reason, message, remedy } = session.bookable;
  const places = session.remainingAttendeeCapacity;
  if (isInBasket) {
    return { ...open, canBook: false, isInBasket, label: texts.places.inBasket, tone: 'brand' };
  }
  if (canBook) {
    if (session.waitingList?.offeredUntil) {
      return { ...open, canBook, isInBasket, label: texts.places.offered, tone: 'brand' };
    }
    const tone = places <= FEW_PLACES ? 'warning' : 'neutral';
    return { ...open, canBook, isInBasket, label: left(places), tone };
  }
  const tone = reason === 'already-booked' ? 'brand' : 'neutral';
  const label = remedy === 'add-date-of-birth' ? texts.places.ageNeeded : texts.places[reason ?? 'other'];
  const why = sentence(reason, message);
  return { canBook, isClosed: true, isInBasket, label, tone, why, advice: adviceFor(session) };
}

function sentence(reason: Asked['bookable']['reason'], message: string | null): string | null {
  const isInLabel = reason === 'full' || reason === 'started';
  return isInLabel ? null : (message ?? texts.cannotBook[reason ?? 'other']);
}

/** For the reasons that a label, a sentence or a way on does not answer. */
const { full, other, 'not-open-yet': tooEarly } = texts.advice;
const ADVICE: Readonly<Record<string, string>> = { full, other, 'not-open-yet': tooEarly };

/** Advice if there is no place; a sentence of the server's about anything else has its own. */
function adviceFor({ bookable: { reason, message }, waitingList }: Asked): string | null {
  if (waitingList && waitingList.position !== null) return texts.advice.waiting(waitingList.position);
  // Its day says all.
  if (reason === 'not-open-yet' && message !== null) return null;
  if (waitingList?.canJoin || (reason === null && message !== null)) return null;
  return ADVICE[reason ?? 'other'] ?? null;
}

/** True for a class of another age group than the person’s; without their date of birth that is not known. */
export const isForOthers = ({ bookable: { reason, remedy } }: Asked): boolean =>
  reason === 'wrong-age' && remedy === undefined;
