import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSealed } from '../../platform/index.ts';
import { failuresIn, TEST_VAULT_KEY } from '../../testing/api.ts';
import { type Customer, newKey } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop, REVIEW_TERMS } from '../../testing/joining-shop.ts';

let shop: JoiningShop;
let sam: Customer;
let robin: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer('sam.new@example.com');
  robin = await shop.customer('RIV100004');
  await shop.born('sam.new@example.com', '1990-02-01');
  await shop.born('twins@example.com', '1990-02-01');
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const joiningCart = async (person: Customer) =>
  (await person.call('GET /api/v1/memberships/online-joining')).data;
const mandates = () =>
  shop.db.selectFrom('mandates').selectAll().where('reference', '<>', 'RIVMEMBER0002').execute();

test('what is stored is in the basket, priced, and picked up again', async () => {
  const stored = await shop.store(sam);
  expect(stored.status).toBe(201);
  expect(stored.data).toMatchObject({
    purchase: 'new',
    membership_id: null,
    home_venue: { slug: 'sale-leisure-centre' },
    membership_type: { id: '101', slug: 'adult' },
    start_date: '2026-06-10',
    billing_day: 1,
    promotion: null,
  });
  expect(stored.data.payment_option).toMatchObject({
    id: '1011',
    depends_on_billing_day: false,
    pro_rata_days: 21,
    pretty_first_billing_date: '01 Jul 2026',
    total_to_pay_now: { decimal: '42.40', formatted: '£42.40' },
  });
  expect(await joiningCart(sam)).toEqual(stored.data);
  const { data } = await sam.cart();
  expect(data.id).toBe(stored.data.cart_id);
  expect(data.totals).toMatchObject({ total: '42.40', item_count: 1 });
  expect(data.items).toEqual([
    expect.objectContaining({
      type: 'membership',
      object_id: '101',
      name: 'Adult',
      price: '42.40',
      start_date: '2026-06-10',
      end_date: null,
      problem: null,
      venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
      fees: [
        { type: 'joining', label: 'Setup fee', price: { decimal: '20.00', formatted: '£20.00' } },
        {
          type: 'pro_rata',
          label: 'Pro-rata membership payment (21 days)',
          price: { decimal: '22.40', formatted: '£22.40' },
        },
      ],
    }),
  ]);
});

test('nothing of the account is answered, and the database holds it sealed', async () => {
  const stored = await shop.store(sam);
  for (const answer of [stored, await sam.cart(), await sam.call('GET /api/v1/memberships/online-joining')]) {
    expect(answer.text).not.toMatch(/66374958|089999|08-99-99|Weir/);
  }
  const [draft] = await mandates();
  expect(draft).toMatchObject({ status: 'draft', auddisCode: '0N', accountEnding: '4958', billingDay: 1 });
  expect(draft?.sealedDetails).not.toContain('66374958');
  expect(openSealed([TEST_VAULT_KEY], draft?.reference ?? '', draft?.sealedDetails ?? '')).toEqual({
    accountNumber: '66374958',
    sortCode: '089999',
    billingAddress: { lineOne: '8 Weir Street', lineTwo: null, city: 'Sale', postcode: 'M33 7AB' },
  });
  const keys = await shop.db.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain('66374958');
  expect(failuresIn(shop.logged)).toEqual([]);
  expect(shop.logged.join()).not.toMatch(/66374958|089999|Weir/);
});

test('storing again takes the place of what was there, bank details included', async () => {
  await shop.store(sam);
  const again = await shop.store(sam, { payment_option_id: '1012', billing_day: null });
  expect(again.data.payment_option).toMatchObject({
    payment_type: 'fixed',
    total_to_pay_now: { decimal: '352.00' },
  });
  expect((await sam.cart()).data.items).toHaveLength(1);
  expect(await mandates()).toEqual([]);
});

test('a repeat under the same key stores once', async () => {
  const key = newKey();
  const first = await shop.store(sam, {}, key);
  const repeat = await shop.store(sam, {}, key);
  expect([repeat.status, repeat.data]).toEqual([201, first.data]);
  expect(await mandates()).toHaveLength(1);
  expect((await shop.store(sam, { billing_day: 8 }, key)).status).toBe(422);
});

test('clearing takes out the membership alone, and forgets the account', async () => {
  const [session = ''] = await shop.sessions(1);
  await sam.add(session);
  await shop.store(sam);
  expect((await sam.cart()).data.items).toHaveLength(2);
  expect(await sam.call('DELETE /api/v1/cart/clear')).toMatchObject({ status: 200, data: {} });
  expect((await sam.cart()).data.items).toEqual([expect.objectContaining({ object_id: session })]);
  expect(await joiningCart(sam)).toBeNull();
  expect(await mandates()).toEqual([]);
  expect((await sam.call('DELETE /api/v1/cart/clear')).status).toBe(200);
});

test('the line can be removed in the basket, alone or with all else', async () => {
  await shop.store(sam);
  const line = String((await sam.cart()).data.items?.[0]?.id);
  const remove = (...ids: string[]) =>
    sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: ids } });
  expect((await remove(line, 'nothing')).status).toBe(404);
  expect((await robin.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [line] } })).status).toBe(
    404,
  );
  expect((await sam.cart()).data.items).toHaveLength(1);
  expect((await remove(line)).data.items).toEqual([]);
  await shop.store(sam);
  expect((await sam.call('DELETE /api/v1/checkout')).data.items).toEqual([]);
  expect(await mandates()).toEqual([]);
});

test('no one sees the joining of another person, and a visitor sees none', async () => {
  await shop.store(sam);
  expect(await joiningCart(robin)).toBeNull();
  expect((await shop.call('GET /api/v1/memberships/online-joining')).data).toBeNull();
  expect((await shop.call('DELETE /api/v1/cart/clear')).status).toBe(200);
  expect(await joiningCart(sam)).not.toBeNull();
  const body = shop.details();
  const headers = { 'idempotency-key': newKey() };
  const line = 'POST /api/v1/memberships/online-joining/store';
  expect((await shop.call(line, { body, headers })).status).toBe(401);
  expect((await sam.call(line, { body })).status).toBe(422);
});

test('paid, it is a membership with a Direct Debit, and the order says so', async () => {
  await shop.store(robin, { account_holder: 'Robin Hartley', checked_terms: REVIEW_TERMS });
  const { status, data: order } = await shop.pay(robin);
  expect(status).toBe(200);
  expect(order).toMatchObject({ order_type: 'membership', total: '42.40' });
  const [mandate] = await mandates();
  expect(mandate).toMatchObject({ status: 'pending', accountHolder: 'Robin Hartley' });
  expect(order.items).toEqual([
    {
      id: expect.any(String),
      type: 'membership',
      purchase: 'new',
      name: 'Adult',
      friendly_name: 'Adult, Sale Leisure Centre',
      membership_type_id: '101',
      home_venue: expect.objectContaining({ slug: 'sale-leisure-centre' }),
      requires_eligibility: false,
      payment_option: { id: '1011', name: 'Monthly' },
      payment_type: 'recurring',
      start_date: '2026-06-10',
      end_date: null,
      categories: [{ id: 'adult', name: 'Adult' }],
      base_fee: { decimal: '32.00', formatted: '£32.00' },
      fees: [expect.objectContaining({ type: 'joining' }), expect.objectContaining({ type: 'pro_rata' })],
      direct_debit: {
        is_new: true,
        reference: mandate?.reference,
        service_user_name: 'Riverside Leisure Ltd',
        amount: { decimal: '32.00', formatted: '£32.00' },
        billing_day: '1st',
        first_billing_date: '2026-07-01',
        pretty_first_billing_date: '01 Jul 2026',
      },
      purchased_for: expect.objectContaining({ name: 'Robin Hartley' }),
      price: '42.40',
      formatted_price: '£42.40',
      enable_print_receipt: true,
    },
  ]);
  expect((await robin.call(`GET /api/v1/orders/${order.complete_order_id}/calendar`)).status).toBe(404);
  const user = (await robin.call('GET /api/v1/auth/user')).data;
  expect(user).toMatchObject({
    membership_user: { id: 'M-RIV100004' },
    home_venue: { slug: 'sale-leisure-centre' },
    has_instruction: true,
    has_billing_date: true,
    membership_document_upload_required: false,
  });
  expect(await joiningCart(robin)).toBeNull();
  const membership = await shop.db
    .selectFrom('memberships')
    .selectAll()
    .where('mandateId', '=', mandate?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(membership).toMatchObject({
    status: 'active',
    pricePence: 3200,
    checkedTerms: [...REVIEW_TERMS, 'direct-debit-terms', 'direct-debit-guarantee'],
  });
});

test('a person who has a Direct Debit joins without a day or an account', async () => {
  const none = { billing_day: null, account_holder: null, account_details: null, dd_terms_accepted: false };
  const stored = await shop.store(robin, { ...none, membership_type_id: '107', payment_option_id: '1071' });
  expect(stored.status).toBe(201);
  expect(stored.data.payment_option).toMatchObject({ pretty_first_billing_date: '01 Jul 2026' });
  const { data: order } = await shop.pay(robin);
  expect(order.items?.[0]?.direct_debit).toMatchObject({ is_new: false, billing_day: '1st' });
  expect(await mandates()).toHaveLength(1);
});

test('an account sent by a person who needs none is not kept', async () => {
  const stored = await shop.store(robin, {
    membership_type_id: '106',
    payment_option_id: '1061',
    account_details: { account_number: 'x', sort_code: 'y' },
  });
  expect(stored.status).toBe(201);
  expect(await mandates()).toHaveLength(1);
  await robin.call('DELETE /api/v1/checkout');
});

test('the membership that one has cannot be bought again', async () => {
  const refused = await shop.store(robin, { billing_day: null, account_details: null });
  expect(refused.validationMessages).toEqual({ membership_type_id: ['You already have this membership.'] });
});

test('a fixed term is paid at once, ends, and needs no Direct Debit', async () => {
  const stored = await shop.store(sam, {
    membership_type_id: '109',
    payment_option_id: '1091',
    billing_day: null,
    account_details: null,
  });
  expect(stored.status).toBe(201);
  const { data: order } = await shop.pay(sam);
  expect(order.items?.[0]).toMatchObject({
    start_date: '2026-06-10',
    end_date: '2026-07-09',
    direct_debit: null,
    fees: [{ type: 'base', label: 'Membership', price: { decimal: '39.00', formatted: '£39.00' } }],
  });
  const user = (await sam.call('GET /api/v1/auth/user')).data;
  expect(user).toMatchObject({ has_instruction: false, has_billing_date: false });
  expect(user.membership_user).toEqual({ id: 'M-RIV100001' });
});
