import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { joiningTexts } from '../../memberships/index.ts';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';

const DAY = 24 * 3_600_000;
const EMAIL = 'sam.new@example.com';

let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(EMAIL);
  await shop.born(EMAIL, '1990-02-01');
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const problem = async () => (await sam.cart()).data.items?.[0]?.problem;
const held = () =>
  shop.db.selectFrom('memberships').select('id').where('startDate', '=', '2026-06-10').execute();

test('classes and a membership are paid together', async () => {
  const [session = ''] = await shop.sessions(1);
  await sam.add(session);
  await shop.store(sam, { membership_type_id: '110', payment_option_id: '1101', billing_day: null });
  const { data: cart } = await sam.cart();
  const { data: order } = await shop.pay(sam);
  expect(order).toMatchObject({ order_type: 'membership', total: cart.totals?.total });
  expect(order.items?.map(({ type }) => type).toSorted()).toEqual(['activity', 'membership']);
  const calendar = await sam.call(`GET /api/v1/orders/${order.complete_order_id}/calendar`);
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const { data: bookings } = await sam.call('GET /api/v1/my-account/bookings');
  expect(bookings).toHaveLength(1);
  await shop.db
    .updateTable('memberships')
    .set({ status: 'cancelled' })
    .where('membershipTypeId', '=', 110)
    .execute();
});

test('nothing to pay is confirmed without a card', async () => {
  const freed = await shop.store(sam, {
    start_date: '2026-07-01',
    promotion_code_id: '12',
    promotion_code: 'FREEJOIN',
  });
  expect(freed.data.payment_option?.total_to_pay_now).toMatchObject({ decimal: '0.00' });
  const { data } = await sam.complete(undefined, { terms: await sam.terms() });
  const { data: order } = await sam.call(`GET /api/v1/orders/${data.complete_order_id}`);
  expect(order.items?.[0]).toMatchObject({
    formatted_price: '£0.00',
    fees: [
      { type: 'joining', label: 'Setup fee', price: { decimal: '20.00', formatted: '£20.00' } },
      { type: 'discount', label: 'Discount (FREEJOIN)', price: { decimal: '-20.00', formatted: '-£20.00' } },
    ],
    direct_debit: { first_billing_date: '2026-07-01' },
  });
  await shop.db
    .updateTable('memberships')
    .set({ status: 'cancelled' })
    .where('membershipTypeId', '=', 101)
    .execute();
  await shop.db
    .updateTable('mandates')
    .set({ status: 'cancelled' })
    .where('reference', '<>', 'RIVMEMBER0002')
    .execute();
  await shop.flag(EMAIL, { hasInstruction: false, hasBillingDate: false });
});

test('questions that are not answered keep a membership from being paid', async () => {
  await shop.store(sam, { membership_type_id: '111', payment_option_id: '1111' });
  expect(await problem()).toBe(joiningTexts.line.questions);
  const paid = await sam.authorise(await sam.card());
  expect([paid.status, paid.message]).toEqual([409, `Coached: ${joiningTexts.line.questions}`]);
  const answers = [
    { question_id: '1001', answer: 'beginner' },
    { question_id: '1002', answer: ['strength'] },
  ];
  const answered = await sam.call('POST /api/v1/custom-questions/memberships/111', { body: { answers } });
  expect([answered.status, answered.data]).toEqual([200, {}]);
  expect(await problem()).toBeNull();
  await shop.pay(sam);
  const row = await shop.db
    .selectFrom('memberships')
    .select(['answers', 'status'])
    .where('membershipTypeId', '=', 111)
    .executeTakeFirstOrThrow();
  expect(row.answers).toEqual([
    { questionId: '1001', answer: 'beginner' },
    { questionId: '1002', answer: ['strength'] },
  ]);
});

test('a membership that asks for proof is pending until it is there', async () => {
  await shop.store(sam, { membership_type_id: '103', payment_option_id: '1032', billing_day: null });
  const { data: order } = await shop.pay(sam);
  expect(order.items?.[0]).toMatchObject({ requires_eligibility: true, end_date: '2027-03-09' });
  const { data: user } = await sam.call('GET /api/v1/auth/user');
  expect(user.membership_document_upload_required).toBe(true);
  const rows = await shop.db
    .selectFrom('memberships')
    .select('status')
    .where('membershipTypeId', '=', 103)
    .execute();
  expect(rows).toEqual([{ status: 'pending' }]);
});

test('a price that moved is shown before it is paid', async () => {
  const wish = { membership_type_id: '109', payment_option_id: '1091', billing_day: null };
  await shop.store(sam, wish);
  const price = (basePence: number) =>
    shop.db.updateTable('membershipPaymentOptions').set({ basePence }).where('id', '=', 1091).execute();
  const body = await sam.card();
  await price(4100);
  const refused = await sam.authorise(body);
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('The price of One Month has changed');
  const { data: cart } = await sam.cart();
  expect(cart.items?.[0]).toMatchObject({ formatted_price: '£41.00', formatted_previous_price: '£39.00' });
  await price(3900);
});

test('a code that is used up in the meantime takes nothing off any more', async () => {
  const uses = (maxUses: number | null) =>
    shop.db.updateTable('promotions').set({ maxUses }).where('id', '=', 12).execute();
  const wish = {
    membership_type_id: '113',
    payment_option_id: '1131',
    promotion_code_id: '12',
    promotion_code: 'FREEJOIN',
  };
  const stored = await shop.store(sam, wish);
  expect(stored.data.promotion).toEqual({ id: '12', code: 'FREEJOIN' });
  // The free join further up was its only use.
  await uses(1);
  expect((await sam.cart()).data.items?.[0]).toMatchObject({
    formatted_previous_price: '£18.90',
    formatted_price: '£38.90',
  });
  expect((await shop.store(sam, wish)).validationMessages).toEqual({
    promotion_code_id: ['Code not recognised'],
  });
  await uses(null);
});

test('two tabs that pay the same membership get it once', async () => {
  const before = await held();
  await shop.store(sam, { membership_type_id: '110', payment_option_id: '1101', billing_day: null });
  const bodies = [await sam.card(), await sam.card()];
  const paid = await Promise.all(bodies.map((body) => sam.authorise(body)));
  const uuid = String(paid.find(({ status }) => status === 201)?.data.transaction_uuid);
  const done = await Promise.all([sam.complete(uuid), sam.complete(uuid)]);
  expect(new Set(done.map(({ data }) => data?.complete_order_id)).size).toBe(1);
  expect(await held()).toHaveLength(before.length + 1);
});

test('what was bought elsewhere in the meantime is not bought twice, and the money goes back', async () => {
  const wish = { membership_type_id: '106', payment_option_id: '1062', billing_day: null };
  await shop.store(sam, wish);
  const paid = await sam.authorise(await sam.card());
  const { id: personId } = await shop.db
    .selectFrom('people')
    .select('id')
    .where('reference', '=', 'RIV100001')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('memberships')
    .values({
      tenantId: 1,
      personId,
      membershipTypeId: 106,
      paymentOptionId: 1062,
      homeVenueId: shop.venues['sale-leisure-centre'] ?? '',
      status: 'active',
      startDate: '2026-06-01',
      endDate: null,
      pricePence: 0,
      mandateId: null,
      firstBillingDate: null,
      promotionId: null,
      previousMembershipId: null,
      createdAt: shop.now(),
    })
    .execute();
  const done = await sam.complete(String(paid.data.transaction_uuid));
  expect(done.status).toBe(409);
  expect(done.message).toContain('You already have this membership. Your payment has been cancelled');
  expect((await shop.ledger()).transactions.at(-1)).toMatchObject({ isVoided: true });
});

test('over midnight the agreed price stands while it is being paid, and a start that passed does not', async () => {
  await shop.store(sam, { membership_type_id: '108', payment_option_id: '1082', billing_day: null });
  const paid = await sam.authorise(await sam.card());
  shop.moveClock(DAY);
  const done = await sam.complete(String(paid.data.transaction_uuid));
  expect(done.status).toBe(200);
  await shop.store(sam, { start_date: '2026-06-11', membership_type_id: '113', payment_option_id: '1131' });
  shop.moveClock(DAY);
  expect(await problem()).toBe(joiningTexts.line.startDate);
  expect((await sam.authorise(await sam.card())).status).toBe(409);
});
