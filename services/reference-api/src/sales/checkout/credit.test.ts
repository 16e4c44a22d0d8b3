import { pence, pounds } from 'shared-contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { checkoutTexts } from './texts.ts';

let shop: CardShop;
let alex: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(8);
});
afterEach(async () => {
  await alex.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const credit = async () => pence(String((await alex.call('GET /api/v1/auth/user')).data.credit?.balance));
const setCredit = (creditPence: number) =>
  shop.db.updateTable('people').set({ creditPence }).where('email', '=', 'alex.member@example.com').execute();
const tender = (amount: number) => ({ payments: [{ tender_type: 'credit', amount: pounds(amount) }] });
const addOne = async () => pence(String((await alex.add(ids.pop() ?? '')).data.totals?.total));

test('credit pays a part and the card the rest; the credit is taken when the order is made', async () => {
  await setCredit(200);
  const total = await addOne();
  const { charged } = await shop.ledger();
  const paid = await alex.authorise(await alex.card(tender(200)));
  expect(paid.status).toBe(201);
  expect(await credit()).toBe(200);
  const done = await alex.complete(String(paid.data.transaction_uuid), tender(200));
  expect(await credit()).toBe(0);
  expect((await shop.ledger()).charged.amount).toBe(charged.amount + total - 200);
  const order = await alex.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  expect(order.data.payments).toEqual([
    expect.objectContaining({ description: 'Visa ending 0006', amount: pounds(total - 200) }),
    { description: 'Account credit', amount: '2.00', formatted_amount: '£2.00' },
  ]);
});

test('credit pays everything, without a card', async () => {
  await setCredit(10_000);
  const total = await addOne();
  const terms = await alex.terms();
  expect(await alex.authorise(await alex.card(tender(total)))).toMatchObject({
    status: 409,
    message: checkoutTexts.nothingByCard,
  });
  expect(await alex.complete(undefined, { terms })).toMatchObject({ status: 409 });
  const key = newKey();
  const done = await alex.complete(undefined, { terms, ...tender(total) }, key);
  expect(done.status).toBe(200);
  expect((await alex.complete(undefined, { terms, ...tender(total) }, key)).data).toEqual(done.data);
  const order = await alex.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  expect(order.data.served_by).toBeNull();
  expect(await credit()).toBe(10_000 - total);
});

test('no more credit than there is, and no other tender from a customer', async () => {
  await setCredit(100);
  await addOne();
  const body = await alex.card();
  expect((await alex.authorise({ ...body, ...tender(101) })).validationMessages).toEqual({
    'payments.0.amount': [checkoutTexts.tender.tooMuchCredit('£1.00')],
  });
  expect((await alex.authorise({ ...body, ...tender(-100) })).status).toBe(422);
  for (const type of ['cash', 'cheque', 'offline-voucher']) {
    const payments = [{ tender_type: type, amount: '1.00' }];
    expect(await alex.authorise({ ...body, payments })).toMatchObject({
      status: 403,
      message: 'Unauthorised.',
    });
    expect((await alex.complete(undefined, { payments, terms: body.terms })).status).toBe(403);
  }
  expect(await credit()).toBe(100);
});

test('credit that is spent elsewhere between charging and booking: the card gets its money back', async () => {
  await setCredit(100);
  await addOne();
  const paid = await alex.authorise(await alex.card(tender(100)));
  await setCredit(50);
  expect((await alex.complete(String(paid.data.transaction_uuid))).status).toBe(409);
  expect(await credit()).toBe(50);
  expect((await shop.ledger()).transactions.at(-1)?.isVoided).toBe(true);
});

test('a saved card is offered, charged, and no one else can use it', async () => {
  await addOne();
  const prepared = await alex.call('GET /api/v1/checkout/prepare');
  const saved = prepared.data.saved_card;
  expect(saved).toMatchObject({
    card_type: 'Visa',
    last_four_digits: '0006',
    expiry_date: '12/39',
    recently_expired: false,
  });
  const body = await alex.card();
  const withSaved = { ...body, card_identifier: saved?.external_identifier, saved_card_id: saved?.id };
  const sam = await shop.customer('sam.new@example.com');
  await sam.add(ids.pop() ?? '');
  const stolen = { ...(await sam.card()), card_identifier: saved?.external_identifier };
  expect((await sam.authorise({ ...stolen, saved_card_id: saved?.id })).status).toBe(422);
  expect((await sam.authorise(stolen)).status).toBe(422);
  const paid = await alex.authorise({ ...withSaved, session_key: prepared.data.session_key });
  expect(paid.status).toBe(201);
});

test('a card is saved when the person asks for it, and nothing but what is shown is kept', async () => {
  const sam = await shop.customer('sam.new@example.com');
  await sam.call('DELETE /api/v1/checkout');
  await sam.add(ids.pop() ?? '');
  const paid = await sam.authorise(await sam.card({ save_card: true }));
  await sam.complete(String(paid.data.transaction_uuid));
  const { id } = (await sam.call('GET /api/v1/auth/user')).data;
  const cards = await shop.db
    .selectFrom('savedCards')
    .selectAll()
    .where('personId', '=', String(id))
    .execute();
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ cardType: 'Visa', lastFourDigits: '0006', expiryDate: '12/39' });
  const payments = await shop.db.selectFrom('payments').selectAll().execute();
  const kept = JSON.stringify([payments, cards]);
  expect(kept).not.toMatch(/4929000000006|"123"|Manchester/);
});
