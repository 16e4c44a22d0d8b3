import { dayText, momentText } from '../../people/index.ts';
import { orderLetterTexts as words } from './letter-texts.ts';
import type { OrderRow } from './store.ts';

type Item = OrderRow['items'][number];

const isPlace = (item: Item): item is Extract<Item, { type: 'activity' }> => item.type === 'activity';

/** The booked places of an order. */
export const placesOf = ({ items }: OrderRow) => items.filter(isPlace);

export const membershipOf = ({ items }: OrderRow) =>
  items.find((item): item is Extract<Item, { type: 'membership' }> => item.type === 'membership');

/** True if all have it in common. */
const isShared = (values: readonly string[]): boolean => new Set(values).size === 1;

/** The time of a single visit, whose class a lock screen must not name. */
export function subjectOf(order: OrderRow, tenant: string): string {
  const membership = membershipOf(order);
  if (membership) return words.subject.membership[membership.snapshot.purchase](tenant);
  const starts = placesOf(order).map(({ snapshot }) => snapshot.startDate);
  const [first] = starts;
  if (first === undefined) return words.subject.payment(tenant);
  return isShared(starts) ? words.subject.booking(momentText(first)) : words.subject.bookings(tenant);
}

/** The class or number of bookings, for how many people, and the day. */
export function headlineOf(order: OrderRow): string {
  const membership = membershipOf(order);
  if (membership) return words.headline.membership[membership.snapshot.purchase];
  const places = placesOf(order);
  const [first] = places;
  if (!first) return words.headline.payment;
  const { booking, bookings, several } = words.headline;
  const day = dayText(first.snapshot.startDate);
  if (places.length === 1) return booking(first.name, day);
  return isShared(places.map(({ name, snapshot }) => `${snapshot.startDate} ${name}`))
    ? bookings(first.name, places.length, day)
    : several(places.length);
}
