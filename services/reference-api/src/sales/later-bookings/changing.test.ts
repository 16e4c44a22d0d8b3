import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joiningTexts } from '../../memberships/index.ts';
import { type Customer, newKey } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';
import { basketTexts } from '../basket/texts.ts';
import { settlePayments } from '../settling/settle-payments.ts';
import { laterBookingTexts } from './texts.ts';

let shop: JoiningShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;
let membership: string;
/** Lessons before and after the change, a class that only Adult makes cheaper, and one that costs everyone the same. */
let before: string;
let first: string;
let second: string;
let cheaper: string;
let same: string;
let another: string;

const START = '2026-06-20';
const offer = (id: string, pricePence: number, benefit?: object) => ({
  id,
  name: id,
  audience: id === 'standard' ? 'standard' : 'member',
  pricePence,
  ...(benefit && { benefit }),
});
const lessons = [
  offer('standard', 850),
  offer('member', 650, { area: 'lessons', isIncluded: false }),
  offer('included', 0, { area: 'lessons', isIncluded: true }),
];
const classes = [offer('standard', 700), offer('member', 450, { area: 'classes', isIncluded: false })];

const benefit = (area: string, more: object = {}) => ({
  area,
  name: area,
  description: null,
  totalUses: null,
  frequency: null,
  isIncluded: false,
  ...more,
});
const aMonth = benefit('lessons', { isIncluded: true, totalUses: 1, frequency: 'each month' });
const gives = (type: number, ...benefits: object[]) =>
  shop.db
    .updateTable('membershipTypes')
    .set({ benefits: JSON.stringify(benefits) })
    .where('id', '=', type)
    .execute();

async function sell(session: string, day: string, offers: object[]): Promise<void> {
  const startsAt = new Date(`${day}T10:00:00Z`);
  const endsAt = new Date(`${day}T11:00:00Z`);
  await shop.db
    .updateTable('scheduledSessions')
    .set({ startsAt, endsAt })
    .where('id', '=', session)
    .execute();
  await change.everythingIsFine(session, startsAt);
  await change.ofSeries(session, { offers: JSON.stringify(offers) });
}

async function book(session: string): Promise<void> {
  expect((await alex.add(session)).status).toBe(200);
  if ((await alex.cart()).data.totals?.total === '0.00') {
    expect((await alex.complete(undefined, { terms: await alex.terms() })).status).toBe(200);
  } else {
    expect((await shop.pay(alex)).status).toBe(200);
  }
}

/** Classes of different series, whose offers are their own. */
async function ofDifferentSeries(count: number): Promise<string[]> {
  const found = new Map<number, string>();
  for (const id of await shop.sessions(60)) {
    const { seriesId } = await shop.db
      .selectFrom('scheduledSessions')
      .select('seriesId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    found.set(seriesId, id);
  }
  return [...found.values()].slice(0, count);
}

beforeAll(async () => {
  shop = await openJoiningShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  [before = '', first = '', second = '', cheaper = '', same = '', another = ''] = await ofDifferentSeries(6);
  await gives(101, benefit('lessons', { isIncluded: true }), benefit('classes'));
  membership = String((await alex.call('GET /api/v1/my-account/memberships')).data[0]?.id);
});
beforeEach(async () => {
  await doors.emptyBaskets();
  await gives(107, benefit('lessons'), aMonth);
  await sell(before, '2026-06-18', lessons);
  await sell(first, '2026-06-27', lessons);
  await sell(second, '2026-06-29', lessons);
  await sell(cheaper, '2026-06-25', classes);
  await sell(same, '2026-06-26', [offer('standard', 700)]);
  await sell(another, '2026-06-17', [offer('standard', 700)]);
  // A change of an earlier test is taken back.
  await shop.db
    .updateTable('memberships')
    .set({ status: 'cancelled' })
    .where('previousMembershipId', '=', membership)
    .execute();
  for (const session of [before, first, second, cheaper, same]) await book(session);
  await shop.deliverMail();
});
afterAll(() => shop.close());

const costs = async () =>
  (await alex.call(`GET /api/v1/memberships/${membership}/change/1071?startsAt=${START}`)).data;
const wish = (more: object = {}) =>
  alex.call(`POST /api/v1/memberships/${membership}/change`, {
    body: shop.details({
      membership_type_id: '107',
      payment_option_id: '1071',
      start_date: START,
      billing_day: null,
      account_details: null,
      ...more,
    }),
    headers: { 'idempotency-key': newKey() },
  });
const days = async () =>
  (await alex.call('GET /api/v1/my-account/bookings')).data
    .map(({ item }) => String(item?.start_date).slice(0, 10))
    .filter((day) => day < '2026-07-01')
    .toSorted();
const ALL = ['2026-06-18', '2026-06-25', '2026-06-26', '2026-06-27', '2026-06-29'];
const problem = async () => (await alex.cart()).data.items?.[0]?.problem;
const payForChange = async () => alex.complete(undefined, { terms: await alex.terms() });

test('changing tells first what happens to each booking that costs something else then', async () => {
  const { later_bookings: shown, bookings_key: key } = await costs();
  expect(shown).toMatchObject([
    {
      start_date: expect.stringContaining('2026-06-25'),
      outcome: 'cancelled',
      refund: { formatted: '£4.50' },
    },
    {
      start_date: expect.stringContaining('2026-06-29'),
      outcome: 'cancelled',
      refund: null,
      price_then: { formatted: '£6.50' },
    },
  ]);
  expect(key).toEqual(expect.any(String));
  expect(await days()).toEqual(ALL);
  expect((await alex.call('GET /api/v1/my-account/memberships')).data).toHaveLength(1);
});

test('effects that were not shown are not put into the basket', async () => {
  for (const key of [undefined, 'another']) {
    expect((await wish({ bookings_key: key })).validationMessages).toEqual({
      bookings_key: [laterBookingTexts.moved],
    });
  }
  expect((await alex.cart()).data.items).toEqual([]);
});

test('a list that moved since is shown before anything is charged, and agreed to again', async () => {
  expect((await wish({ bookings_key: (await costs()).bookings_key })).status).toBe(201);
  expect(await problem()).toBeNull();
  await gives(107, benefit('lessons'));
  expect(await problem()).toBe(joiningTexts.line.laterBookings);
  const { steps } = (await alex.call('GET /api/v1/memberships/online-joining')).data;
  const incomplete = steps?.filter(({ missing }) => missing?.length);
  expect(incomplete).toMatchObject([{ section: 'dates_section', missing: [{ key: 'bookingsKey' }] }]);
  expect(await payForChange()).toMatchObject({
    status: 409,
    message: expect.stringContaining(joiningTexts.line.laterBookings),
  });
  expect(await days()).toEqual(ALL);

  const { later_bookings: shown, bookings_key: key } = await costs();
  expect(shown).toHaveLength(3);
  expect((await wish({ bookings_key: key })).status).toBe(201);
  expect(await problem()).toBeNull();
});

test.each([
  ['first', true],
  ['second', false],
])(
  'a class after the change, put into the same basket %s, waits until the change is paid for',
  async (_when, isFirst) => {
    await sell(another, '2026-06-28', classes);
    if (isFirst) expect((await alex.add(another)).status).toBe(200);
    expect((await wish({ bookings_key: (await costs()).bookings_key })).status).toBe(201);
    if (!isFirst) expect((await alex.add(another)).status).toBe(200);
    const problems = (await alex.cart()).data.items?.map((item) => item.problem).filter(Boolean);
    expect(problems).toEqual([basketTexts.afterChange]);
    expect((await alex.authorise(await alex.card())).status).toBe(409);

    await sell(another, '2026-06-19', classes);
    expect((await alex.cart()).data.items?.map((item) => item.problem).filter(Boolean)).toEqual([]);
  },
);

test('what was announced happens with the change: places given up, money back, and mails about both', async () => {
  expect((await wish({ bookings_key: (await costs()).bookings_key })).status).toBe(201);
  const { refunded } = await shop.ledger();
  expect((await payForChange()).status).toBe(200);
  expect(await days()).toEqual(['2026-06-18', '2026-06-26', '2026-06-27']);
  await settlePayments(shop.settling);
  const after = (await shop.ledger()).refunded;
  expect([after.count - refunded.count, after.amount - refunded.amount]).toEqual([1, 450]);
  const subjects = (await shop.deliverMail()).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.filter((subject) => subject === 'Cancelled')).toHaveLength(2);
  expect((await alex.call('GET /api/v1/my-account/penalties')).data).toEqual([]);
});

test('once the card is charged, what was agreed to happens, and nothing else', async () => {
  expect((await wish({ bookings_key: (await costs()).bookings_key })).status).toBe(201);
  expect((await alex.add(another)).status).toBe(200);
  const paid = await alex.authorise(await alex.card());
  await gives(107, benefit('lessons'));
  expect((await alex.complete(String(paid.data.transaction_uuid))).status).toBe(200);
  expect(await days()).toEqual(['2026-06-17', '2026-06-18', '2026-06-26', '2026-06-27']);
});
