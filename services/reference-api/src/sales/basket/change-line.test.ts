import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { basketTexts } from './texts.ts';

let shop: CardShop;
let alex: Customer;
let sam: Customer;
let session: string;

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  sam = await shop.customer('sam.new@example.com');
  [session = ''] = await shop.sessions(1);
  await shop.setMemberPrice(session);
});
afterEach(async () => {
  for (const person of [alex, sam]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const REMOVE = '/api/v1/activities/benefit/remove';
async function add(person: Customer): Promise<string> {
  return String((await person.add(session)).data.items?.[0]?.id);
}
const update = (person: Customer, line: string, options: Record<string, string>) =>
  person.call(`PUT /api/v1/checkout/${line}`, { body: { options, selected_user_id: null } });

test('a benefit is applied with its reason, done without, and chosen again', async () => {
  const line = await add(alex);
  expect((await alex.cart()).data.items?.[0]).toMatchObject({
    price: '4.50',
    price_reason: 'Member price',
    benefit: { name: 'Member price', formatted_saving: '£2.50' },
    pricing_option_id: 'member',
    options: [
      { id: 'standard', name: 'Standard', formatted_price: '£7.00' },
      { id: 'member', name: 'Member', formatted_price: '£4.50' },
    ],
  });
  const without = await alex.call(`DELETE ${REMOVE}/${line}?source=bookings`);
  const standard = { price: '7.00', price_reason: null, benefit: null, formatted_previous_price: null };
  expect(without.data.items?.[0]).toMatchObject(standard);
  expect(without.data.totals?.total).toBe('7.00');
  expect((await alex.cart()).data).toEqual(without.data);
  expect(await alex.call(`DELETE ${REMOVE}/${line}?source=bookings`)).toMatchObject({
    status: 409,
    message: basketTexts.noBenefit,
  });
  const again = await update(alex, line, { pricing_option_id: 'member' });
  expect(again.data.items?.[0]).toMatchObject({ price: '4.50', benefit: { name: 'Member price' } });
});

test('a price that is not open to the person, and an option no one knows', async () => {
  const line = await add(sam);
  const { data } = await sam.cart();
  expect(data.items?.[0]).toMatchObject({ benefit: null, options: [{ id: 'standard' }] });
  expect((await update(sam, line, { pricing_option_id: 'member' })).validationMessages).toEqual({
    'options.pricing_option_id': [basketTexts.notYourPrice],
  });
  expect((await update(sam, line, { colour: 'blue' })).validationMessages).toHaveProperty(['options.colour']);
  expect((await update(sam, line, {})).data).toEqual(data);
});

test("another person's line, one that is none, and no source", async () => {
  const line = await add(alex);
  await add(sam);
  expect((await sam.call(`DELETE ${REMOVE}/${line}?source=bookings`)).status).toBe(404);
  expect((await update(sam, line, { pricing_option_id: 'standard' })).status).toBe(404);
  expect((await update(alex, 'nothing', {})).status).toBe(404);
  expect((await alex.call(`DELETE ${REMOVE}/${line}`)).status).toBe(422);
  expect((await shop.call(`DELETE ${REMOVE}/${line}?source=bookings`)).status).toBe(401);
});

test('no line uses a package', async () => {
  const line = await add(alex);
  expect(await alex.call(`DELETE /api/v1/activities/package/remove/${line}?source=bookings`)).toMatchObject({
    status: 409,
    message: basketTexts.noPackage,
  });
});
