import { type LetterPart, mailTexts, timesText, type Writing } from '../../people/index.ts';
import { bookingPart } from '../letters/booking-part.ts';
import { cancellationText } from '../letters/cancellation-text.ts';
import { placesOf } from './letter-heading.ts';
import { type MembershipFacts, membershipPart } from './membership-part.ts';
import type { OrderRow } from './store.ts';

type Item = OrderRow['items'][number];

type Place = Extract<Item, { type: 'activity' }>;

interface Known extends MembershipFacts {
  packages: ReadonlyMap<string, string>;
}

function cancellingOf({ id, snapshot, pricePence }: Place, { to, now }: Writing, { packages }: Known) {
  const { settings } = to;
  const place = {
    startsAt: new Date(snapshot.startDate),
    pricePence,
    packageName: packages.get(id) ?? null,
  };
  return cancellationText(place, settings, settings.site.currency.symbol, now);
}

/** The purchases that share a panel have the same key: places in one class, apart from who they are for. */
function panelOf(item: Item, writing: Writing, known: Known): string {
  if (item.type !== 'activity' || item.status === 'cancelled' || item.accessCode === null) return item.id;
  const { startDate, venue, location } = item.snapshot;
  return JSON.stringify([item.name, startDate, venue.slug, location, cancellingOf(item, writing, known)]);
}

/** A panel for the places of one class: with several people, each has a code with their name. */
function placePart(
  item: Place,
  others: readonly Item[],
  order: OrderRow,
  writing: Writing,
  known: Known,
): LetterPart {
  const { snapshot } = item;
  const { venue, location, leader, purchasedFor, attendeeInstructions } = snapshot;
  const isOwn = placesOf(order).length === 1 && purchasedFor.id === order.personId;
  const people = [item, ...others].flatMap((each) => (each.type === 'activity' ? [each] : []));
  const areSeveral = people.length > 1;
  return bookingPart({
    name: item.name,
    startsAt: new Date(snapshot.startDate),
    endsAt: snapshot.endDate,
    venueName: venue.name,
    address: venue.address,
    location,
    leader,
    forWhom: isOwn || areSeveral ? null : purchasedFor.name,
    more: [],
    instructions: attendeeInstructions,
    cancelling: cancellingOf(item, writing, known),
    entryCode: item.accessCode,
    ...(areSeveral && {
      entryCodes: people.map((each) => ({
        person: each.snapshot.purchasedFor.name,
        code: each.accessCode,
      })),
    }),
    isCancelled: item.status === 'cancelled',
  });
}

/** The purchases: a panel for each class with the entry codes, and for each membership with its days. */
export function itemParts(order: OrderRow, writing: Writing, known: Known): LetterPart[] {
  const panels = Map.groupBy(order.items, (item) => panelOf(item, writing, known));
  return [...panels.values()].flatMap(([item, ...others]) =>
    item ? [itemPart(item, others, order, writing, known)] : [],
  );
}

function itemPart(
  item: Item,
  others: readonly Item[],
  order: OrderRow,
  writing: Writing,
  known: Known,
): LetterPart {
  if (item.type === 'activity') return placePart(item, others, order, writing, known);
  if (item.type === 'membership') return membershipPart(item, writing, known);
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
