import type { ScheduledSession } from 'shared-contracts/api/activities';
import { discoveryTexts as words } from '../texts/discovery.ts';

/** Price of a class and the way to a place, for a visitor, or the reason that there is none and the way on. */
export function bookingWords(session: ScheduledSession, now: Date): string {
  const { bookable, endDate, eventStatus, offer, waitingList } = session;
  const { reason, message } = bookable;
  if (eventStatus === 'EventCancelled' || reason === 'cancelled') return `${words.cancelled} ${words.others}`;
  if (new Date(endDate) < now) return `${words.over} ${words.others}`;
  if (reason === 'started') return `${words.started} ${words.others}`;
  const price = words.price(offer.formattedPrice);
  if (reason === 'full') return `${words.full} ${waitingList?.canJoin ? words.wait : words.others}`;
  // Places on hold come free within minutes, long before the description is read.
  if (bookable.canBook || reason === 'reserved') return `${price} ${words.book}`;
  return message ? `${price} ${message}` : price;
}
