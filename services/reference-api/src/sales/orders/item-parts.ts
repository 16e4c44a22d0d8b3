import { type LetterPart, mailTexts, timesText, type Writing } from '../../people/index.ts';
import { bookingPart } from '../letters/booking-part.ts';
import { cancellationText } from '../letters/cancellation-text.ts';
import { placesOf } from './letter-heading.ts';
import { type Centres, membershipPart } from './membership-part.ts';
import type { OrderRow } from './store.ts';

type Item = OrderRow['items'][number];

function placePart(
  item: Extract<Item, { type: 'activity' }>,
  order: OrderRow,
  { to, now }: Writing,
  packageName: string | null,
): LetterPart {
  const { snapshot, pricePence } = item;
  const { venue, location, leader, purchasedFor, attendeeInstructions } = snapshot;
  const startsAt = new Date(snapshot.startDate);
  const { settings } = to;
  const isAlone = placesOf(order).length === 1;
  return bookingPart({
    name: item.name,
    startsAt,
    endsAt: snapshot.endDate,
    venueName: venue.name,
    address: venue.address,
    location,
    leader,
    forWhom: isAlone && purchasedFor.id === order.personId ? null : purchasedFor.name,
    more: [],
    instructions: attendeeInstructions,
    cancelling: cancellationText(
      { startsAt, pricePence, packageName },
      settings,
      settings.site.currency.symbol,
      now,
    ),
    entryCode: item.accessCode,
    isCancelled: item.status === 'cancelled',
  });
}

/** The purchases, a box each: bookings with their entry code, memberships with their days. */
export function itemPart(
  item: Item,
  order: OrderRow,
  writing: Writing,
  { packages, centres }: { packages: ReadonlyMap<string, string>; centres: Centres },
): LetterPart {
  if (item.type === 'activity') return placePart(item, order, writing, packages.get(item.id) ?? null);
  if (item.type === 'membership') return membershipPart(item, writing, centres);
  const { startDate, endDate, venue } = item.snapshot;
  const { when, where } = mailTexts.labels;
  return {
    kind: 'item',
    title: item.name,
    facts: [
      { label: when, value: timesText(startDate, endDate) },
      { label: where, value: venue.name },
    ],
  };
}
