import { siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_WAITING_PLACES } from '../activities/waiting-list/rules.ts';
import { basketTexts } from '../sales/basket/texts.ts';
import type { TestAnswer } from './api.ts';
import { type CardShop, newKey, openCardShop } from './card-shop.ts';
import { type Changes, changesOf } from './entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from './entry-points.ts';

/** Words that speak to the customer, whose basket and bookings they are. */
const TO_CUSTOMER = /\byour\b|\byou(?:’re|’ve| are| have| owe| already| can’t)\b/i;

let shop: CardShop;
let doors: EntryPoints;
let change: Changes;
let staff: string;
let session: string;
let startsAt: Date;

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  change = changesOf(shop, doors.alexId);
  staff = await shop.loginAs('staff@example.com');
  [session = ''] = (await shop.sessions(30)).toReversed();
  ({ startsAt } = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', session)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  await doors.emptyBaskets();
  await change.everythingIsFine(session, startsAt);
});
afterAll(() => shop.close());

const atDesk = (line: string, body?: object) =>
  shop.call(line, {
    token: staff,
    app: 'front-of-house',
    headers: { 'idempotency-key': newKey() },
    ...(body && { body: { ...body, selected_user_id: doors.alexId } }),
  });
const add = () =>
  atDesk('POST /api/v1/checkout/add', {
    items: [{ id: session, type: 'activity' }],
    membership_user_id: null,
  });
const cart = () => atDesk(`GET /api/v1/checkout?selected_user_id=${doors.alexId}`);

async function classes(): Promise<TestAnswer> {
  const { slug } = await shop.db
    .selectFrom('venues')
    .innerJoin('scheduledSessions', 'scheduledSessions.venueId', 'venues.id')
    .select('slug')
    .where('scheduledSessions.id', '=', session)
    .executeTakeFirstOrThrow();
  return atDesk(
    `GET /api/v1/front-of-house/customers/${doors.alexId}/venues/${slug}/sessions?date=${siteDay(startsAt)}`,
  );
}

async function waitForTooMany(): Promise<TestAnswer> {
  const ids = await shop.sessions(MAX_WAITING_PLACES + 1);
  let answer: TestAnswer | undefined;
  for (const id of ids) {
    await shop.leavePlaces(id, 0);
    answer = await atDesk(
      `POST /api/v1/front-of-house/customers/${doors.alexId}/sessions/${id}/waiting-list`,
    );
  }
  await shop.db.deleteFrom('waitingPlaces').execute();
  if (!answer) throw new Error('No class was waited for.');
  return answer;
}

/** Answers about Alex that staff read, with a part of each. */
const READ: [string, () => Promise<TestAnswer>, string][] = [
  ['a class in the basket', () => add().then(classes), basketOf('This class')],
  ['a class in the basket, added again', () => add().then(add), basketOf('This class')],
  [
    'a debt',
    () => change.owes(100_000).then(classes),
    'The customer owes £1,000.00 for earlier bookings, to be paid before they book.',
  ],
  [
    'an age that is not known',
    async () => {
      await change.birthday(null);
      await change.ofSeries(session, { ageMin: 4, ageMax: 7 });
      return classes();
    },
    'There is no date of birth in the customer’s account.',
  ],
  [
    'a place that was lost',
    async () => {
      await add();
      await shop.db
        .updateTable('holds')
        .set({ expiresAt: new Date(0) })
        .execute();
      await shop.leavePlaces(session, 0);
      return cart();
    },
    basketTexts.lost,
  ],
  ['no basket to keep', () => atDesk('POST /api/v1/checkout/keep', {}), basketTexts.empty],
  [
    'too much credit',
    () => add().then(() => atDesk('PUT /api/v1/checkout/credit', { membership: '0.00', general: '999.00' })),
    'of credit can be used.',
  ],
  [
    'too many waiting lists',
    waitForTooMany,
    `The customer is on ${MAX_WAITING_PLACES} waiting lists already.`,
  ],
];

function basketOf(what: string): string {
  return `${what} is already in the customer’s basket.`;
}

test.each(READ)('staff who serve a customer read about them: %s', async (_, read, part) => {
  const { text } = await read();
  expect(text).toContain(part);
  expect(text).not.toMatch(TO_CUSTOMER);
});

test('the customer is still spoken to', async () => {
  await doors.alex.add(session);
  expect((await doors.alex.add(session)).message).toBe('This class is already in your basket.');
});

/** Every text of a table, functions called with a number and words. */
const textsIn = (table: object): [string, string][] =>
  Object.entries(table).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    if (typeof value === 'function') return [[key, String(value(2, 'Yoga'))]];
    return textsIn(value);
  });

test('what a basket answers is said to customers and to staff alike, but for what has words for both', () => {
  const addressed = textsIn(basketTexts).filter(([, text]) => TO_CUSTOMER.test(text));
  expect([...new Set(addressed.map(([key]) => key))]).toEqual(['alreadyBooked']);
});
