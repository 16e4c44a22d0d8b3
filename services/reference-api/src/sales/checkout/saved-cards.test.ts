import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { checkoutTexts } from './texts.ts';

let shop: CardShop;
let alex: Customer;
const CARDS = '/api/v1/my-account/saved-cards';

async function keep(externalIdentifier: string, expiryDate: string): Promise<string> {
  const { personId, tenantId, createdAt } = await shop.db
    .selectFrom('savedCards')
    .selectAll()
    .executeTakeFirstOrThrow();
  const card = await shop.db
    .insertInto('savedCards')
    .values({
      personId,
      tenantId,
      createdAt: new Date(createdAt.getTime() - 1000),
      cardType: 'DebitMasterCard',
      lastFourDigits: '0001',
      cardHolderName: 'Alex Fairbairn',
      expiryDate,
      externalIdentifier,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return card.id;
}

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
});
afterAll(() => shop.close());

test('the cards of a person, newest first, without what the provider knows them by', async () => {
  const id = await keep('OLD-CARD', '02/26');
  const { data } = await alex.call(`GET ${CARDS}`);
  expect(data).toEqual([
    expect.objectContaining({ card_type: 'Visa', last_four_digits: '0006', recently_expired: false }),
    {
      id,
      card_type: 'Debit Mastercard',
      last_four_digits: '0001',
      card_holder_name: 'Alex Fairbairn',
      expiry_date: '02/26',
      recently_expired: true,
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('OLD-CARD');
});

test("no one sees or removes another person's card", async () => {
  const id = String((await alex.call(`GET ${CARDS}`)).data[0]?.id);
  const sam = await shop.customer('sam.new@example.com');
  expect((await sam.call(`GET ${CARDS}`)).data).toEqual([]);
  expect((await sam.call(`DELETE ${CARDS}/${id}`)).status).toBe(404);
  expect((await alex.call(`DELETE ${CARDS}/nothing`)).status).toBe(404);
  expect((await shop.call(`DELETE ${CARDS}/${id}`)).status).toBe(401);
  expect((await shop.call(`GET ${CARDS}`)).status).toBe(401);
  expect((await alex.call(`GET ${CARDS}`)).data.map((card) => card.id)).toContain(id);
});

test('the checkout offers every card that someone may look for, and charges the one that is chosen', async () => {
  await keep('LONG-GONE', '01/20');
  await alex.add(...(await shop.sessions(1)));
  const body = await alex.card();
  const prepared = (await alex.call('GET /api/v1/checkout/prepare')).data;
  const shown = prepared.saved_cards?.map((card) => [card.last_four_digits, card.recently_expired]);
  expect(shown).toEqual([
    ['0006', false],
    ['0001', true],
  ]);
  const expired = prepared.saved_cards?.find((card) => card.recently_expired);
  const before = (await shop.ledger()).charged;
  const refused = await alex.authorise({
    ...body,
    card_identifier: expired?.external_identifier,
    saved_card_id: expired?.id,
  });
  expect(refused).toMatchObject({
    status: 422,
    validationMessages: { saved_card_id: [checkoutTexts.savedCard] },
  });
  expect((await shop.ledger()).charged).toEqual(before);
  await shop.db.deleteFrom('savedCards').where('externalIdentifier', '=', 'LONG-GONE').execute();
  await alex.call('DELETE /api/v1/checkout');
});

test('the card that is offered first can be paid with, and the address is the person’s own', async () => {
  const { id, createdAt } = await shop.db
    .selectFrom('savedCards')
    .select(['id', 'createdAt'])
    .where('lastFourDigits', '=', '0006')
    .executeTakeFirstOrThrow();
  await keep('NEWEST', '05/26');
  await shop.db
    .updateTable('savedCards')
    .set({ createdAt: new Date(createdAt.getTime() + 1000) })
    .where('externalIdentifier', '=', 'NEWEST')
    .execute();
  const { answers } = await shop.db
    .selectFrom('people')
    .select('answers')
    .where('email', '=', 'alex.member@example.com')
    .executeTakeFirstOrThrow();
  const address = {
    ...answers,
    'address.lineOne': '1 New Street',
    'address.city': 'Sale',
    'address.postcode': 'M33 1AA',
  };
  await shop.db
    .updateTable('people')
    .set({ answers: JSON.stringify(address) })
    .where('email', '=', 'alex.member@example.com')
    .execute();
  await alex.add(...(await shop.sessions(1)));
  const { data } = await alex.call('GET /api/v1/checkout/prepare');
  expect(data.saved_card?.id).toBe(id);
  expect(data.billing_address).toEqual({
    billing_address_line_one: '1 New Street',
    billing_address_line_two: '',
    billing_city: 'Sale',
    billing_postcode: 'M33 1AA',
  });
  await shop.db.deleteFrom('savedCards').where('externalIdentifier', '=', 'NEWEST').execute();
  await alex.call('DELETE /api/v1/checkout');
});

test('a removed card is gone here and at the provider, and the checkout offers the next one', async () => {
  const [newest, older] = (await alex.call(`GET ${CARDS}`)).data;
  const [sessionId = ''] = await shop.sessions(1);
  await alex.add(sessionId);
  const body = await alex.card();
  const { saved_card: offered } = (await alex.call('GET /api/v1/checkout/prepare')).data;
  expect(offered?.id).toBe(newest?.id);

  const left = await alex.call(`DELETE ${CARDS}/${newest?.id}`);
  expect(left.data.map((card) => card.id)).toEqual([older?.id]);
  const withIt = { ...body, card_identifier: offered?.external_identifier, saved_card_id: newest?.id };
  expect((await alex.authorise(withIt)).status).toBe(422);
  expect((await alex.call('GET /api/v1/checkout/prepare')).data.saved_card?.id).toBe(older?.id);
  expect(
    await shop.settling.merchants.of(null).cardProvider.forgetCard(String(offered?.external_identifier)),
  ).toBe(true);
  expect((await alex.call(`DELETE ${CARDS}/${newest?.id}`)).status).toBe(404);
});

test('a provider that cannot be reached keeps no one from removing a card; the log says so without the card', async () => {
  const [card] = (await alex.call(`GET ${CARDS}`)).data;
  await shop.breakProvider({ operation: 'forget-card', status: 503 });
  expect((await alex.call(`DELETE ${CARDS}/${card?.id}`)).data).toEqual([]);
  const line = shop.logged.find((each) => each.includes('still keeps a card')) ?? '';
  expect(line).toContain(String(card?.id));
  expect(line).not.toContain('OLD-CARD');
});
