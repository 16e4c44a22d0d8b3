import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';
import { openFamily } from '../../testing/family.ts';

let shop: CardShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;
/** Three lessons, two of June and one of July. */
let first: string;
let second: string;
let july: string;

const lesson = { area: 'lessons', name: 'Swimming lesson', description: null };
const offers = JSON.stringify([
  { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 850 },
  {
    id: 'member',
    name: 'Member',
    audience: 'member',
    pricePence: 650,
    benefit: { area: 'lessons', isIncluded: false },
  },
  {
    id: 'included',
    name: 'Included',
    audience: 'member',
    pricePence: 0,
    benefit: { area: 'lessons', isIncluded: true },
  },
]);

/** Sets the benefits of Alex's membership. */
const gives = (...benefits: object[]) =>
  shop.db
    .updateTable('membershipTypes')
    .set({ benefits: JSON.stringify(benefits) })
    .where('id', 'in', (held) =>
      held.selectFrom('memberships').select('membershipTypeId').where('personId', '=', doors.alexId),
    )
    .execute();
const memberPrice = { ...lesson, totalUses: null, frequency: null, isIncluded: false };
const aMonth = { ...lesson, totalUses: 1, frequency: 'each month', isIncluded: true };

/** Moves a lesson, of which Alex has no place. */
async function lessonAt(id: string, begins: string): Promise<void> {
  const startsAt = new Date(begins);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await shop.db.updateTable('scheduledSessions').set({ startsAt, endsAt }).where('id', '=', id).execute();
  await change.everythingIsFine(id, startsAt);
  await change.ofSeries(id, { offers });
}

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  [first = '', second = '', july = ''] = await shop.sessions(3);
});
beforeEach(async () => {
  await doors.emptyBaskets();
  await lessonAt(first, '2026-06-20T10:00:00Z');
  await lessonAt(second, '2026-06-27T10:00:00Z');
  await lessonAt(july, '2026-07-04T10:00:00Z');
  await gives(memberPrice, aMonth);
});
afterAll(() => shop.close());

const priceOf = async (id: string) =>
  (await alex.call(`GET /api/v1/activities/sessions/${id}`)).data.session?.offer?.price;
const pricesInBasket = async () => (await alex.cart()).data.items?.map(({ price }) => price);

test('a lesson a month costs nothing, and the others of the month cost the price of members', async () => {
  expect((await doors.all['booking at once'].enter(first)).status).toBe(200);
  expect([await priceOf(second), await priceOf(july)]).toEqual(['6.50', '0.00']);
});

test('two in one basket do not both take the one use', async () => {
  await doors.all['the basket'].enter(second);
  await doors.all['the basket'].enter(first);
  expect((await pricesInBasket())?.toSorted()).toEqual(['0.00', '6.50']);
  expect((await pricesInBasket())?.toSorted()).toEqual(['0.00', '6.50']);
});

test('a cancelled place is free again', async () => {
  await doors.all['booking at once'].enter(first);
  await lessonAt(first, '2026-06-20T10:00:00Z');
  expect(await priceOf(second)).toBe('0.00');
});

test('a membership for something else pays what everyone pays', async () => {
  await gives({ ...memberPrice, area: 'gym' });
  expect(await priceOf(first)).toBe('8.50');
  expect((await doors.all['the basket'].enter(first, { pricing_option_id: 'member' })).status).toBe(422);
});

test('one that names no areas gives whatever members have', async () => {
  await gives({ name: 'Everything', totalUses: null, frequency: null, description: null });
  expect(await priceOf(first)).toBe('0.00');
});

test('a use that someone else is paying with at this moment is not there for another basket', async () => {
  const family = await openFamily(shop);
  const { casey } = family;
  await casey.call('DELETE /api/v1/checkout');
  expect((await family.book(first, 'Alex')).status).toBe(200);
  expect((await family.book(july, 'Mia')).status).toBe(200);
  expect(await priceOf(second)).toBe('0.00');
  expect((await casey.authorise(await casey.card())).status).toBe(201);
  expect(await priceOf(second)).toBe('6.50');
  await casey.call('DELETE /api/v1/checkout');
  expect(await priceOf(second)).toBe('0.00');
});
