import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';
import { laterBookingTexts } from './texts.ts';

let shop: CardShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;
let membership: string;
/** Classes of Alex: free for a member, paid by a member, paid in full, and one on the last day. */
let free: string;
let paid: string;
let full: string;
let lastDay: string;

const END = '2026-07-14';

/** Moves a class to a day, at noon. */
const moveTo = (session: string, day: string) =>
  shop.db
    .updateTable('scheduledSessions')
    .set({ startsAt: new Date(`${day}T11:00:00Z`), endsAt: new Date(`${day}T12:00:00Z`) })
    .where('id', '=', session)
    .execute();

async function sellAt(session: string, member: number | null): Promise<void> {
  const standard = { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 };
  const offers = [
    standard,
    ...(member === null ? [] : [{ ...standard, id: 'member', audience: 'member', pricePence: member }]),
  ];
  await change.ofSeries(session, { ageMin: null, ageMax: null, offers: JSON.stringify(offers) });
}

async function book(session: string): Promise<void> {
  expect((await alex.add(session)).status).toBe(200);
  const total = (await alex.cart()).data.totals?.total;
  if (total === '0.00') {
    expect((await alex.complete(undefined, { terms: await alex.terms() })).status).toBe(200);
    return;
  }
  const authorised = await alex.authorise(await alex.card());
  expect((await alex.complete(String(authorised.data.transaction_uuid))).status).toBe(200);
}

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  await change.bookingWindow({ standardDays: 365, memberDays: null });
  await change.birthday('1988-04-17');
  const ids = await shop.sessions(30);
  const series = new Map(
    await Promise.all(
      ids.map(async (id): Promise<[number, string]> => {
        const row = await shop.db
          .selectFrom('scheduledSessions')
          .select('seriesId')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return [Number(row.seriesId), id];
      }),
    ),
  );
  [free = '', paid = '', full = '', lastDay = ''] = [...series.values()];
  for (const id of [free, paid, full, lastDay]) await shop.leavePlaces(id, 5);
  await moveTo(free, '2026-07-15');
  await moveTo(paid, '2026-07-16');
  await moveTo(full, '2026-07-17');
  await moveTo(lastDay, END);
  await sellAt(free, 0);
  await sellAt(paid, 450);
  await sellAt(full, null);
  await sellAt(lastDay, 0);
  for (const id of [free, paid, full, lastDay]) await book(id);
  membership = String((await alex.call('GET /api/v1/my-account/memberships')).data[0]?.id);
  await shop.deliverMail();
});
afterAll(() => shop.close());

const path = (what: string) => `/api/v1/my-account/memberships/${membership}/${what}`;
const end = (more: object = {}) =>
  alex.call(`POST ${path('end')}`, {
    body: { end_date: END, ...more },
    headers: { 'idempotency-key': newKey() },
  });
const standing = async () => {
  const { data } = await alex.call('GET /api/v1/my-account/bookings');
  return data.map(({ item }) => String(item?.start_date).slice(0, 10)).filter((day) => day >= END);
};

test('a freeze tells of the bookings of its own time, and of none outside it', async () => {
  await moveTo(free, '2026-08-20');
  const { data } = await alex.call(`GET ${path('freeze')}?start_date=2026-07-15&months=1`);
  expect(data.later_bookings?.map(({ start_date }) => String(start_date).slice(0, 10))).toEqual([
    '2026-07-16',
    '2026-07-17',
  ]);
  await moveTo(free, '2026-07-15');
});

test('ending a membership tells first what happens to each later booking', async () => {
  const { data } = await alex.call(`GET ${path('ending')}`);
  expect(data).toMatchObject({ end_date: END, bookings_key: expect.any(String) });
  expect(data.later_bookings).toMatchObject([
    { outcome: 'cancelled', refund: null, price_then: { formatted: '£7.00' } },
    { outcome: 'cancelled', refund: { formatted: '£4.50' } },
    { outcome: 'kept', refund: null },
  ]);
});

test('asking changes nothing', async () => {
  const before = await standing();
  await alex.call(`GET ${path('ending')}`);
  expect(await standing()).toEqual(before);
  expect((await alex.call('GET /api/v1/my-account/memberships')).data[0]).toMatchObject({ end_date: null });
  expect(await shop.deliverMail()).toEqual([]);
});

test('effects that were not shown do not happen', async () => {
  const { bookings_key: shown } = (await alex.call(`GET ${path('ending')}`)).data;
  for (const key of [undefined, 'another']) {
    expect(await end({ bookings_key: key })).toMatchObject({ status: 409, message: laterBookingTexts.moved });
  }
  await sellAt(paid, null);
  expect(await end({ bookings_key: shown })).toMatchObject({ status: 409, message: laterBookingTexts.moved });
  await sellAt(paid, 450);
  expect((await alex.call('GET /api/v1/my-account/memberships')).data[0]).toMatchObject({ end_date: null });
  expect(await standing()).toHaveLength(4);
});

test('what was announced happens: places given up, money back to the card, and mails about both', async () => {
  const { bookings_key: shown } = (await alex.call(`GET ${path('ending')}`)).data;
  const before = (await shop.ledger()).refunded;
  expect((await end({ bookings_key: shown })).status).toBe(200);
  expect(await standing()).toEqual([END, '2026-07-17']);
  const { refunded } = await shop.ledger();
  expect([refunded.count - before.count, refunded.amount - before.amount]).toEqual([1, 450]);
  const mails = await shop.deliverMail();
  expect(mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    'Cancelled',
    'Cancelled',
    'Your Riverside Leisure membership is ending',
  ]);
  expect((await alex.call('GET /api/v1/my-account/penalties')).data).toEqual([]);
});
