import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';

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
  const id = await keep('OLD-CARD', '01/20');
  const { data } = await alex.call(`GET ${CARDS}`);
  expect(data).toEqual([
    expect.objectContaining({ card_type: 'Visa', last_four_digits: '0006', recently_expired: false }),
    {
      id,
      card_type: 'Debit Mastercard',
      last_four_digits: '0001',
      card_holder_name: 'Alex Fairbairn',
      expiry_date: '01/20',
      recently_expired: true,
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('OLD-CARD');
});

test("nobody sees or removes another person's card", async () => {
  const id = String((await alex.call(`GET ${CARDS}`)).data[0]?.id);
  const sam = await shop.customer('sam.new@example.com');
  expect((await sam.call(`GET ${CARDS}`)).data).toEqual([]);
  expect((await sam.call(`DELETE ${CARDS}/${id}`)).status).toBe(404);
  expect((await alex.call(`DELETE ${CARDS}/nothing`)).status).toBe(404);
  expect((await shop.call(`DELETE ${CARDS}/${id}`)).status).toBe(401);
  expect((await shop.call(`GET ${CARDS}`)).status).toBe(401);
  expect((await alex.call(`GET ${CARDS}`)).data.map((card) => card.id)).toContain(id);
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
  expect(await shop.settling.cardProvider.forgetCard(String(offered?.external_identifier))).toBe(true);
  expect((await alex.call(`DELETE ${CARDS}/${newest?.id}`)).status).toBe(404);
});

test('a provider that cannot be reached keeps nobody from removing a card; the log says so without the card', async () => {
  const [card] = (await alex.call(`GET ${CARDS}`)).data;
  await shop.breakProvider({ operation: 'forget-card', status: 503 });
  expect((await alex.call(`DELETE ${CARDS}/${card?.id}`)).data).toEqual([]);
  const line = shop.logged.find((each) => each.includes('still keeps a card')) ?? '';
  expect(line).toContain(String(card?.id));
  expect(line).not.toContain('OLD-CARD');
});
