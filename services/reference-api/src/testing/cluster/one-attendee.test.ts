import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../card-shop.ts';
import { type Changes, changesOf } from '../entry-point-changes.ts';
import { type Family, openFamily } from '../family.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';

const PATIENCE = 180_000;
const ROUNDS = 10;

let server: TestServer;
let shop: CardShop;
let family: Family;
let alex: Customer;
let change: Changes;
/** Two classes, which cost Alex nothing. */
let one: string;
let other: string;
let startsAt: Date;

const free = { area: 'lessons', name: 'Swimming lesson', description: null, isIncluded: true };
const offers = [
  { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 850 },
  { id: 'included', name: 'Included', audience: 'member', pricePence: 0, benefit: free },
];

beforeAll(async () => {
  server = await startPostgres();
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  shop = await openCardShop();
  family = await openFamily(shop);
  alex = await shop.customer('alex.member@example.com');
  change = changesOf(shop, family.ids.Alex);
  [one = '', other = ''] = (await shop.sessions(2)).toReversed();
  startsAt = new Date(shop.now().getTime() + 7 * 86_400_000);
}, PATIENCE);

beforeEach(async () => {
  for (const person of [alex, family.casey]) await person.call('DELETE /api/v1/checkout');
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await shop.db
    .updateTable('scheduledSessions')
    .set({ startsAt, endsAt })
    .where('id', 'in', [one, other])
    .execute();
  for (const id of [one, other]) await change.everythingIsFine(id, startsAt);
}, PATIENCE);

afterAll(async () => {
  vi.unstubAllEnvs();
  await shop?.close();
  await server?.stop();
}, PATIENCE);

const bookAtOnce = async (person: Customer, id: string) => {
  const whose = `purchased_for_user_id=${family.ids.Alex}`;
  const { data } = await person.call(`GET /api/v1/checkout/quick-book/${id}?${whose}`);
  const terms = data.terms?.map((term) => String(term.id)) ?? [];
  const item = { id, type: 'activity', purchased_for_user_id: family.ids.Alex };
  return () =>
    person.call('POST /api/v1/checkout/quick-book', {
      body: { item, source: 'bookings', terms, selected_user_id: null },
      headers: { 'idempotency-key': newKey() },
    });
};
const forget = () =>
  shop.db
    .updateTable('orderItems')
    .set({ status: 'cancelled' })
    .where('personId', '=', family.ids.Alex)
    .where('sessionId', 'is not', null)
    .execute();
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test('two who book for one person at one moment give them one place at an hour, ten times over', {
  timeout: PATIENCE,
}, async () => {
  await change.clashes('refuse');
  const own = await bookAtOnce(alex, one);
  const partner = await bookAtOnce(family.casey, other);
  for (let round = 0; round < ROUNDS; round++) {
    const pair = round % 2 === 0 ? [own(), partner()] : [partner(), own()];
    expect(statuses(await Promise.all(pair))).toEqual([200, 409]);
    await forget();
  }
});

test('two who pay for one person at one moment spend their last use once, ten times over', {
  timeout: PATIENCE,
}, async () => {
  await shop.db
    .updateTable('scheduledSessions')
    .set({
      startsAt: sql<Date>`starts_at + interval '3 hours'`,
      endsAt: sql<Date>`ends_at + interval '3 hours'`,
    })
    .where('id', '=', other)
    .execute();
  for (const id of [one, other]) await change.ofSeries(id, { offers: JSON.stringify(offers) });
  await shop.db
    .updateTable('membershipTypes')
    .set({ benefits: JSON.stringify([{ ...free, totalUses: 1, frequency: 'each month' }]) })
    .where('id', 'in', (held) =>
      held.selectFrom('memberships').select('membershipTypeId').where('personId', '=', family.ids.Alex),
    )
    .execute();
  for (let round = 0; round < ROUNDS; round++) {
    expect((await alex.add(one)).status).toBe(200);
    expect((await family.book(other, 'Alex')).status).toBe(200);
    const terms = await alex.terms();
    const both = [alex, family.casey].map((person) => person.complete(undefined, { terms }));
    expect(statuses(await Promise.all(both))).toEqual([200, 409]);
    for (const person of [alex, family.casey]) await person.call('DELETE /api/v1/checkout');
    await forget();
  }
});
