import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { basketTexts } from './texts.ts';

const MINUTE = 60_000;
let shop: CardShop;
let people: Customer[];
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  people = await Promise.all(
    ['sam.new@example.com', 'alex.member@example.com', 'jo.renew@example.com', 'RIV100004', 'RIV100005'].map(
      (username) => shop.customer(username),
    ),
  );
  ids = await shop.sessions(3);
});
afterEach(async () => {
  for (const person of people) await person.call('DELETE /api/v1/checkout');
  for (const id of ids) await shop.leavePlaces(id, 5);
});
afterAll(() => shop.close());

const one = (index: number) => people[index] as Customer;
const session = (index: number) => ids[index] ?? '';

test('of five people at once, one gets the last place', async () => {
  await shop.leavePlaces(session(0), 1);
  const answers = await Promise.all(people.map((person) => person.add(session(0))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await shop.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
});

test('two people who want the same two last places never both get one and block each other', async () => {
  await shop.leavePlaces(session(0), 1);
  await shop.leavePlaces(session(1), 1);
  const answers = await Promise.all([one(0).add(session(0), session(1)), one(1).add(session(1), session(0))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await shop.db.selectFrom('holds').select('id').execute()).toHaveLength(2);
});

test('a hold that ran out counts for no one: the place goes to the next, and the line says so', async () => {
  await shop.leavePlaces(session(0), 1);
  await one(0).add(session(0));
  shop.moveClock(14 * MINUTE);
  expect((await one(1).add(session(0))).status).toBe(409);
  shop.moveClock(2 * MINUTE);
  expect((await one(1).add(session(0))).status).toBe(200);
  const { data } = await one(0).cart();
  expect(data.items?.[0]).toMatchObject({ hold_expires_at: null, problem: basketTexts.lost });
});

test('a hold that ran out while there is room is no problem, and adding takes it again', async () => {
  await shop.leavePlaces(session(0), 1);
  await one(0).add(session(0));
  shop.moveClock(16 * MINUTE);
  const { data } = await one(0).cart();
  expect(data.items?.[0]).toMatchObject({ hold_expires_at: null, problem: null });
  const again = await one(0).add(session(0));
  expect(again.status).toBe(200);
  expect(again.data.items).toHaveLength(1);
  expect((await one(1).add(session(0))).status).toBe(409);
});

test('adding keeps the other places for as long again, but takes none from others', async () => {
  await shop.leavePlaces(session(1), 1);
  await one(0).add(session(0));
  await one(0).add(session(1));
  shop.moveClock(16 * MINUTE);
  await one(1).add(session(1));
  const { data } = await one(0).add(session(2));
  const until = new Date(shop.now().getTime() + 15 * MINUTE).toISOString();
  const holds = Object.fromEntries(
    data.items?.map((item) => [String(item.object_id), item.hold_expires_at]) ?? [],
  );
  expect(holds).toEqual({ [session(0)]: until, [session(1)]: null, [session(2)]: until });
  expect(data.items?.find((item) => item.object_id === session(1))?.problem).toBe(basketTexts.lost);
});

test.each([
  ['starts', (id: string) => moveStart(id), basketTexts.started],
  ['is cancelled', (id: string) => cancel(id), basketTexts.cancelled],
])('a session in the basket that %s has a problem', async (_, change, problem) => {
  await one(0).add(session(2));
  const undo = await change(session(2));
  expect((await one(0).cart()).data.items?.[0]?.problem).toBe(problem);
  await undo();
});

async function moveStart(id: string) {
  const { startsAt } = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const move = (to: Date) =>
    shop.db.updateTable('scheduledSessions').set({ startsAt: to }).where('id', '=', id).execute();
  await move(new Date(shop.now().getTime() - MINUTE));
  return () => move(startsAt);
}

async function cancel(id: string) {
  const set = (status: 'EventCancelled' | 'EventScheduled') =>
    shop.db.updateTable('scheduledSessions').set({ status }).where('id', '=', id).execute();
  await set('EventCancelled');
  return () => set('EventScheduled');
}
