import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { createChanges } from '../platform/wiring.ts';
import { type Caller, COLUMNS, type Column, openCallers } from './access/callers.ts';
import { canNamePerson, walkedRequest } from './access/walked-request.ts';
import type { TestAnswer } from './api.ts';
import { type PublishedCall, readPublishedCalls } from './fuzz/published-calls.ts';
import { openPopulatedShop, type PopulatedShop } from './populated-shop.ts';

/** Calls whose answers are cached for visitors; no others are. */
const SHARED = [
  'activities',
  'client',
  'customQuestions',
  'dataFields',
  'directDebitTerms',
  'facilityUses',
  'footer',
  'healthCommitmentTerms',
  'highlights',
  'joiningVenue',
  'joiningVenues',
  'membershipTerms',
  'membershipTypes',
  'nextSlots',
  'searchSessions',
  'session',
  'sessions',
  'slots',
  'theme',
  'venue',
  'venues',
  'weeklySessions',
];

/** Parts that differ in every answer: when a calendar was written, and the provider's key for one payment. */
const VOLATILE: Readonly<Record<string, RegExp>> = {
  calendarFeed: /DTSTAMP:\w+/g,
  orderCalendar: /DTSTAMP:\w+/g,
  prepare: /"session_key":"[^"]*"/g,
};

const VENUE = 'sale-leisure-centre';
const reads = readPublishedCalls().filter(({ method }) => method === 'GET');
const shared = reads.filter(({ name }) => SHARED.includes(name));

let shop: PopulatedShop;
let callers: Readonly<Record<Column, Caller>>;
let geocoderKey: string;
/** The same service over the same database, which keeps nothing. */
let forgetful: FastifyInstance;

beforeAll(async () => {
  const opened = await openPopulatedShop();
  const { startsAt } = await opened.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', opened.owned.session ?? '')
    .executeTakeFirstOrThrow();
  shop = { ...opened, owned: { ...opened.owned, date: siteDay(startsAt) } };
  callers = await openCallers(shop);
  geocoderKey = String((await shop.call('GET /api/v1/client')).data.map_api_key);
  forgetful = createApi({ ...shop.app.context, changes: createChanges() });
});
afterAll(async () => {
  await forgetful?.close();
  await shop?.close();
});

async function ask(app: FastifyInstance, call: PublishedCall, caller: Caller, person: string | null = null) {
  const { line } = walkedRequest(shop, call, person, geocoderKey);
  const { tenant, app: appName, token } = caller;
  const response = await app.inject({
    method: 'GET',
    url: line.slice('GET '.length),
    headers: {
      host: `${appName}.${tenant}.localhost:8080`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const words = VOLATILE[call.name];
  return `${response.statusCode} ${words ? response.body.replaceAll(words, '') : response.body}`;
}

/** A visitor's answers, by call. */
async function readAll(app: FastifyInstance, calls = shared): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const call of calls) answers[call.name] = await ask(app, call, callers.visitor);
  return answers;
}

async function must(answer: Promise<TestAnswer>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`It was refused: ${text}`);
}

it('what visitors share is made once, and nothing else is kept', async () => {
  const kept: string[] = [];
  for (const call of reads) {
    await ask(shop.app, call, callers.visitor);
    const before = shop.queries();
    const answer = await ask(shop.app, call, callers.visitor);
    if (answer.startsWith('200') && shop.queries() === before) kept.push(call.name);
  }
  expect(kept.toSorted()).toEqual(SHARED);
});

describe('no one is answered what is about someone else, or what was kept for visitors', () => {
  it.each(reads)('$name', async (call) => {
    for (const person of canNamePerson(call) ? [null, shop.ids.owner] : [null]) {
      for (const column of ['visitor', ...COLUMNS.toReversed(), ...COLUMNS] as const) {
        const asked = await ask(shop.app, call, callers[column], person);
        expect(asked, column).toBe(await ask(forgetful, call, callers[column], person));
      }
    }
  });
});

it('what depends on the time ends at that moment', async () => {
  // A place that is held to an odd moment, and another that is offered to an odd one.
  const sam = await shop.customer('sam.new@example.com');
  expect((await sam.add(shop.owned.session ?? '')).status).toBe(200);
  const odd = (seconds: number) => new Date(shop.now().getTime() + seconds * 1000);
  await shop.db
    .updateTable('holds')
    .set({ expiresAt: odd(101.5) })
    .execute();
  await shop.db
    .updateTable('waitingPlaces')
    .set({ offeredUntil: odd(203.25) })
    .execute();
  const seen: string[] = [];
  const timed = shared.filter(({ name }) => /activities|session|slots/i.test(name));
  for (const step of [0, 101_499, 1, 101_749, 1, ...Array.from({ length: 12 }, () => 97_000)]) {
    shop.moveClock(step);
    const kept = await readAll(shop.app, timed);
    expect(kept, shop.now().toISOString()).toEqual(await readAll(forgetful, timed));
    seen.push(String(kept.session));
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[1]);
});

describe('the next read shows a change', () => {
  const alex = () => ({ token: callers.owner.token, headers: { 'idempotency-key': crypto.randomUUID() } });
  const item = () => ({
    items: [{ id: shop.owned.session, type: 'activity' }],
    membership_user_id: null,
    selected_user_id: null,
  });
  const session = () => shop.owned.session ?? '';
  const series = () => shop.db.selectFrom('scheduledSessions').select('seriesId').where('id', '=', session());

  const changes: [string, () => Promise<unknown>, string[]][] = [
    [
      'a place in a basket',
      () => must(shop.call('POST /api/v1/checkout/add', { ...alex(), body: item() })),
      ['session', 'sessions', 'weeklySessions'],
    ],
    [
      'a basket that is emptied',
      () => must(shop.call('DELETE /api/v1/checkout', alex())),
      ['session', 'sessions', 'weeklySessions'],
    ],
    [
      'a price',
      () =>
        shop.db
          .updateTable('sessionSeries')
          .set({ offers: sql<string>`jsonb_set(offers, '{0,pricePence}', '1234')` })
          .where('id', '=', series())
          .execute(),
      ['session', 'sessions', 'weeklySessions'],
    ],
    [
      'another hour',
      () =>
        shop.db
          .updateTable('scheduledSessions')
          .set({ startsAt: sql<Date>`starts_at + interval '5 minutes'` })
          .where('id', '=', session())
          .execute(),
      ['session', 'sessions', 'weeklySessions'],
    ],
    [
      'a class that staff cancel',
      () =>
        must(
          shop.call(`POST /api/v1/front-of-house/classes/${session()}/cancel`, {
            ...callers.staff,
            headers: { 'idempotency-key': crypto.randomUUID() },
            body: { reason: 'The pool is shut' },
          }),
        ),
      ['activities', 'session', 'sessions', 'weeklySessions'],
    ],
    [
      'the name of a venue',
      () => shop.db.updateTable('venues').set({ name: 'Sale Baths' }).where('slug', '=', VENUE).execute(),
      ['joiningVenue', 'joiningVenues', 'membershipTypes', 'searchSessions', 'session', 'venue', 'venues'],
    ],
    [
      'a setting of the tenant',
      () =>
        shop.db
          .updateTable('tenants')
          .set({ name: 'Riverside Sports' })
          .where('slug', '=', 'riverside')
          .execute(),
      ['client'],
    ],
    [
      'a membership that is taken off sale',
      () => shop.db.updateTable('membershipPaymentOptions').set({ isOnSale: false }).execute(),
      ['membershipTypes'],
    ],
  ];

  it.each(changes)('%s', async (_what, change, expected) => {
    const before = await readAll(shop.app);
    await change();
    const after = await readAll(shop.app);
    expect(after).toEqual(await readAll(forgetful));
    const changed = SHARED.filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(expected);
  });

  it('rows that the database removes with others', async () => {
    const sam = await shop.customer('sam.new@example.com');
    const [other = ''] = await shop.sessions(1);
    const read = async () => (await shop.call(`GET /api/v1/activities/sessions/${other}`)).text;
    const before = await read();
    expect((await sam.add(other)).status).toBe(200);
    expect(await read()).not.toBe(before);
    const ofSam = shop.db.selectFrom('people').select('id').where('email', '=', 'sam.new@example.com');
    await shop.db.deleteFrom('carts').where('personId', 'in', ofSam).execute();
    expect(await read()).toBe(before);
  });

  it('not one that is undone', async () => {
    const before = await readAll(shop.app);
    const undone = shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('venues').set({ name: 'Nowhere' }).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readAll(shop.app)).toEqual(before);
  });
});

it('a day ends for the answers that were made on it', async () => {
  const midnight = new Date(`${addDays(siteDay(shop.now()), 1)}T00:00:00+01:00`);
  shop.moveClock(midnight.getTime() - 1 - shop.now().getTime());
  await readAll(shop.app);
  shop.moveClock(1);
  expect(await readAll(shop.app)).toEqual(await readAll(forgetful));
});
