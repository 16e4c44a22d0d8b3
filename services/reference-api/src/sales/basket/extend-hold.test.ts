import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { basketTexts } from './texts.ts';

const MINUTE = 60_000;
let shop: CardShop;
let sam: Customer;
let alex: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(4);
});
afterEach(async () => {
  for (const person of [sam, alex]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const keep = (person = sam) =>
  person.call('POST /api/v1/checkout/keep', { body: { selected_user_id: null } });
const inMinutes = (minutes: number) => new Date(shop.now().getTime() + minutes * MINUTE).toISOString();

test('places are kept for as long again', async () => {
  await sam.add(ids[0] ?? '');
  shop.moveClock(12 * MINUTE);
  const kept = await keep();
  expect(kept.data.hold_expires_at).toBe(inMinutes(15));
  shop.moveClock(10 * MINUTE);
  expect((await sam.cart()).data.hold_expires_at).toBe(inMinutes(5));
});

test('after the time is over a free place is taken again, one that went to someone else is not', async () => {
  const [free = '', wanted = ''] = ids.slice(1);
  await shop.leavePlaces(wanted, 1);
  await sam.add(free, wanted);
  shop.moveClock(16 * MINUTE);
  expect((await sam.cart()).data.hold_expires_at).toBeNull();
  expect((await alex.add(wanted)).status).toBe(200);
  const { data } = await keep();
  const line = (id: string) => data.items?.find((item) => item.object_id === id);
  expect(line(free)).toMatchObject({ hold_expires_at: inMinutes(15), problem: null });
  expect(line(wanted)).toMatchObject({ hold_expires_at: null, problem: basketTexts.lost });
});

test('ten times, not indefinitely; once they ran out they can be taken again', async () => {
  await sam.add(ids[0] ?? '');
  for (let time = 0; time < 10; time += 1) expect((await keep()).status).toBe(200);
  expect(await keep()).toMatchObject({ status: 409, message: basketTexts.keptEnough });
  shop.moveClock(16 * MINUTE);
  expect((await keep()).data.hold_expires_at).toBe(inMinutes(15));
});

test('an empty basket has no places to keep', async () => {
  expect(await keep()).toMatchObject({ status: 409, message: basketTexts.empty });
});
