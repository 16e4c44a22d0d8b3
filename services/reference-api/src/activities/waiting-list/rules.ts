import type { WaitingList } from 'shared-contracts/api/waiting-place';
import type { Bookable } from '../../booking-rules/index.ts';

/** Time for which a free place is held for the first on the waiting list. */
export const OFFER_MINUTES = 60;

/** Someone waits for no more sessions than this at once, so that no one keeps everyone waiting. */
export const MAX_WAITING_PLACES = 5;

/** Until when a place that is offered now is kept: never past the start. */
export function offerUntil(now: Date, startsAt: Date): Date {
  return new Date(Math.min(now.getTime() + OFFER_MINUTES * 60_000, startsAt.getTime()));
}

/** Position of a person on a session's waiting list. */
export interface WaitingFacts {
  /** When they joined; `null` when they are not on it. */
  waitingSince: Date | null;
  offeredUntil: Date | null;
  /** Those who wait and came before them; of a person who is not on it, all. */
  waitingAhead: number;
  startsAt: Date;
}

/** True if a place is held for the person. */
export const hasOffer = ({ offeredUntil }: WaitingFacts, now: Date): boolean =>
  offeredUntil !== null && offeredUntil > now;

/** True if someone is on the list: one whose offer ran out no longer is. */
export const isWaiting = (facts: WaitingFacts, now: Date): boolean =>
  facts.waitingSince !== null && (facts.offeredUntil === null || hasOffer(facts, now));

/** True if the reason why a session cannot be booked is that its places are gone. */
export const isFullyBooked = ({ reason }: Bookable): boolean => reason === 'full' || reason === 'reserved';

/**
 * The list as a person sees it; `null` where there is nothing to wait for.
 * @param isInBasket a person who has a place in their own basket waits for none
 */
export function presentWaitingList(
  facts: WaitingFacts,
  bookable: Bookable,
  { now, isInBasket }: { now: Date; isInBasket: boolean },
): WaitingList | null {
  if (isInBasket || facts.startsAt <= now) return null;
  if (isWaiting(facts, now)) {
    return {
      position: hasOffer(facts, now) ? null : facts.waitingAhead + 1,
      offeredUntil: hasOffer(facts, now) ? (facts.offeredUntil?.toISOString() ?? null) : null,
      canJoin: false,
      waiting: facts.waitingAhead,
    };
  }
  if (!isFullyBooked(bookable)) return null;
  return { position: null, offeredUntil: null, canJoin: true, waiting: facts.waitingAhead };
}
