import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { checkoutTexts } from './texts.ts';

const MINUTE = 60_000;
let shop: CardShop;
let sam: Customer;
let alex: Customer;
let ids: string[];
let seededOrders: { id: string }[];

const orders = () => shop.db.selectFrom('orders').select('id').orderBy('id').execute();

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(3);
  seededOrders = await orders();
});
afterEach(async () => {
  for (const person of [sam, alex]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const session = (index = 0) => ids[index] ?? '';

async function expectUncharged(): Promise<void> {
  expect((await shop.ledger()).charged.count).toBe(0);
  expect(await orders()).toEqual(seededOrders);
}

test('an empty basket', async () => {
  expect(await sam.call('GET /api/v1/checkout/prepare')).toMatchObject({
    status: 409,
    message: checkoutTexts.emptyBasket,
  });
  await sam.add(session());
  const body = await sam.card();
  await sam.call('DELETE /api/v1/checkout');
  expect(await sam.authorise(body)).toMatchObject({ status: 409, message: checkoutTexts.emptyBasket });
  expect((await sam.complete(undefined, { terms: body.terms })).status).toBe(409);
  await expectUncharged();
});

test('a provider that is down', async () => {
  await sam.add(session());
  await shop.breakProvider({ operation: 'create-session-key', status: 503 });
  expect(await sam.call('GET /api/v1/checkout/prepare')).toMatchObject({
    status: 503,
    message: 'Something has gone wrong, please try again.',
  });
});

test.each([
  ['declined by the bank', { number: '4929602110085639' }],
  ['not authenticated', { holder: 'NOTAUTH' }],
  ['with a spent card identifier', { card_identifier: randomUUID() }],
])('a card that is %s', async (_, change) => {
  await sam.add(session());
  const body = await sam.card(change);
  const refused = await sam.authorise(body);
  expect(refused).toMatchObject({ status: 422, message: checkoutTexts.paymentFailed });
  const cart = (await sam.cart()).data;
  expect(cart.items).toHaveLength(1);
  const status = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cart.id}`);
  expect(status.data.status).toBe('failed');
  expect((await sam.complete(String(status.data.transaction_uuid))).status).toBe(422);
  await expectUncharged();
});

test('terms that are not all ticked', async () => {
  await sam.add(session());
  const body = await sam.card();
  const terms = body.terms as string[];
  expect(terms.length).toBeGreaterThan(1);
  for (const ticked of [[], terms.slice(1), ['something-else']]) {
    const refused = await sam.authorise({ ...body, terms: ticked });
    expect(refused.status).toBe(422);
    expect(refused.validationMessages).toHaveProperty('terms');
    expect((await sam.complete(undefined, { terms: ticked })).status).toBe(422);
  }
  await expectUncharged();
});

test('billing details that are missing', async () => {
  await sam.add(session());
  const refused = await sam.authorise(await sam.card({ billing_city: ' ', billing_first_name: 'S' }));
  expect(refused.status).toBe(422);
  expect(refused.validationMessages).toEqual({
    billing_city: ['This is required.'],
    billing_first_name: ['This must be at least 2 characters.'],
  });
  await expectUncharged();
});

test('a price that moved is refused once, and shown', async () => {
  await sam.add(session());
  const body = await sam.card();
  const { seriesId } = await shop.db
    .selectFrom('scheduledSessions')
    .select('seriesId')
    .where('id', '=', session())
    .executeTakeFirstOrThrow();
  const { offers } = await shop.db
    .selectFrom('sessionSeries')
    .select('offers')
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow();
  const dearer = offers.map((offer) => ({ ...offer, pricePence: 9999 }));
  const setOffers = (value: object[]) =>
    shop.db
      .updateTable('sessionSeries')
      .set({ offers: JSON.stringify(value) })
      .where('id', '=', seriesId)
      .execute();
  await setOffers(dearer);
  const refused = await sam.authorise(body);
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('has changed');
  await expectUncharged();
  const item = (await sam.cart()).data.items?.[0];
  expect(item).toMatchObject({ price: '99.99', problem: null });
  expect(item?.formatted_previous_price).toMatch(/^£/);
  await setOffers(offers);
  await sam.cart();
});

test('the time to pay is over: nothing is charged until the places are kept again', async () => {
  await sam.add(session());
  const body = await sam.card();
  shop.moveClock(16 * MINUTE);
  const refused = await sam.authorise(body);
  expect(refused).toMatchObject({ status: 409, message: checkoutTexts.holdOver });
  const credit = { tender_type: 'credit', amount: '1.00' };
  const withoutCard = await sam.complete(undefined, { terms: await sam.terms(), payments: [credit] });
  expect(withoutCard).toMatchObject({ status: 409, message: checkoutTexts.holdOver });
  await expectUncharged();

  await sam.call('POST /api/v1/checkout/keep', { body: { selected_user_id: null } });
  const paid = await sam.authorise(await sam.card());
  expect(paid.status).toBe(201);
  expect((await sam.call('DELETE /api/v1/checkout')).status).toBe(200);
  await expectUncharged();
});

test('a place that was lost', async () => {
  await shop.leavePlaces(session(1), 1);
  await sam.add(session(1));
  const body = await sam.card();
  shop.moveClock(16 * MINUTE);
  await alex.add(session(1));
  const refused = await sam.authorise(body);
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('The hold on this place ended');
  await shop.leavePlaces(session(1), 5);
  await expectUncharged();
});

test('a place that is lost after the card was charged: the money goes back', async () => {
  await shop.leavePlaces(session(2), 1);
  await sam.add(session(2));
  const { data } = await sam.authorise(await sam.card());
  shop.moveClock(16 * MINUTE);
  await alex.add(session(2));
  const refused = await sam.complete(String(data.transaction_uuid));
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('you will not be charged');
  await expectUncharged();
  await shop.leavePlaces(session(2), 5);
});

test("another person's payment, and one that does not exist", async () => {
  await sam.add(session());
  const { data } = await sam.authorise(await sam.card());
  const uuid = String(data.transaction_uuid);
  expect(await alex.complete(uuid)).toMatchObject({ status: 403, message: 'Unauthorised.' });
  expect((await sam.complete(uuid)).status).toBe(200);
  for (const unknown of [randomUUID(), 'nonsense']) {
    expect((await sam.complete(unknown)).status).toBe(404);
  }
  const cartId = (await alex.add(session(1))).data.id;
  for (const call of ['/api/v1/checkout/payment', '/api/terms']) {
    for (const id of [cartId, randomUUID(), 'nonsense']) {
      expect((await sam.call(`GET ${call}?cart_id=${id}`)).status).toBe(404);
    }
  }
});
