import type { ScheduledSession } from 'shared-contracts/api/activities';
import { pence } from 'shared-contracts/money';

/** One place is enough: no one else is about who could take it. */
export const isFree = ({ offer, bookable }: ScheduledSession) => bookable.canBook && pence(offer.price) === 0;

export const isMemberPrice = ({ offer, bookable }: ScheduledSession) =>
  bookable.canBook && offer.priceReason !== null;

export const isFull = ({ bookable }: ScheduledSession) => bookable.reason === 'full';
