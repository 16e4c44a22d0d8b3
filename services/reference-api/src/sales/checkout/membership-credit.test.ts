import { siteDay } from 'shared-contracts/dates';
import { pence, pounds } from 'shared-contracts/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reserveMembershipCredit, spendMembershipCredit } from '../../memberships/index.ts';
import { type CardShop, openCardShop } from '../../testing/card-shop.ts';
import { type CreditMember, MONTHLY, openCreditMember } from '../../testing/credit-member.ts';
import { compareNightly } from '../ledger/compare-nightly.ts';
import { checkoutTexts } from './texts.ts';

const DAY = 24 * 3_600_000;
let shop: CardShop;
let member: CreditMember;
let classes: string[];

beforeAll(async () => {
  shop = await openCardShop();
  member = await openCreditMember(shop);
  classes = await shop.sessions(24);
});
beforeEach(async () => {
  await shop.db.deleteFrom('membershipCreditEntries').execute();
  await member.casey.call('DELETE /api/v1/checkout');
  await member.setCredit(0);
  await member.endOn(null);
});
afterAll(() => shop.close());

/** Puts a class into the basket; answers what it costs a member, in pence. */
async function addOne(): Promise<number> {
  const session = classes.pop() ?? '';
  await shop.setMemberPrice(session);
  return pence(String((await member.casey.add(session)).data.totals?.total));
}

const entries = () =>
  shop.db
    .selectFrom('membershipCreditEntries')
    .select(['kind', 'month', 'amountPence'])
    .orderBy('createdAt')
    .orderBy('kind')
    .execute();
const tender = (amount: number) => ({
  tender_type: 'credit',
  amount: pounds(amount),
  credit_type: 'membership',
});

test('it pays before the credit of the account, and each is its own line', async () => {
  const price = await addOne();
  await member.setCredit(2_000);
  const { data } = await member.apply(300, price);
  expect(data.credits).toMatchObject({
    membership: { total_available: '10.00', max_applicable: pounds(Math.min(price, MONTHLY)) },
    general: { total_available: '20.00' },
  });
  expect(data.payments).toEqual([
    { tender_type: 'credit', amount: '3.00', credit_type: 'membership' },
    { tender_type: 'credit', amount: pounds(price - 300), credit_type: 'general' },
  ]);
  expect(data.totals).toMatchObject({ total: pounds(price), balance: '0.00' });
  const order = await member.payAsShown();
  expect(order.data.payments).toMatchObject([
    { description: 'Membership credit', amount: '3.00' },
    { description: 'Account credit', amount: pounds(price - 300) },
  ]);
  expect(await entries()).toEqual([
    { kind: 'grant', month: '2026-06', amountPence: MONTHLY },
    { kind: 'spend', month: '2026-06', amountPence: -300 },
  ]);
  const [paid] = (await member.casey.call('GET /api/v1/my-account/orders')).data;
  expect(paid?.payments).toMatchObject([
    { description: 'Membership credit' },
    { description: 'Account credit' },
  ]);
  await addOne();
  expect(await member.left()).toEqual({ membership: MONTHLY - 300, general: 2_000 - (price - 300) });
});

test('the card pays the rest, the books agree, and what is given up goes back where it came from', async () => {
  const price = await addOne();
  const { charged } = await shop.ledger();
  await member.apply(300);
  const order = await member.payAsShown();
  expect((await shop.ledger()).charged.amount).toBe(charged.amount + price - 300);
  expect(order.data.payments).toMatchObject([
    { description: 'Visa ending 0006', amount: pounds(price - 300) },
    { description: 'Membership credit', amount: '3.00' },
  ]);
  await shop.deliverMail();
  const back = await member.releasePlace(String(order.data.items?.[0]?.id));
  expect(back.data.refunds).toMatchObject([
    { destination: 'card', amount: pounds(price - 300) },
    { destination: 'credit', credit_type: 'membership', description: 'Membership credit', amount: '3.00' },
  ]);
  const [mail] = await shop.deliverMail();
  expect(mail?.text).toContain('£3.00 to Membership credit');
  const returned = (await member.casey.call(`GET /api/v1/orders/${order.data.complete_order_id}`)).data;
  expect(returned.items?.[0]?.returned).toMatchObject([
    { amount: pounds(price - 300) },
    { description: 'Membership credit', amount: '3.00' },
  ]);
  await addOne();
  expect(await member.left()).toEqual({ membership: MONTHLY, general: 0 });

  shop.moveClock(DAY);
  await compareNightly(shop.settling);
  shop.moveClock(-DAY);
  expect(await shop.db.selectFrom('paymentProblems').selectAll().execute()).toEqual([]);
});

test('it pays for the member, not for those they book for, and comes back for no place of theirs', async () => {
  const session = classes.pop() ?? '';
  await shop.setMemberPrice(session);
  const { data } = await member.book(session, 'Casey', 'Alex');
  const own = pence(
    String(data.items?.find(({ purchased_for }) => String(purchased_for?.id) === member.ids.Casey)?.price),
  );
  const most = Math.min(own, MONTHLY);
  expect((await member.casey.cart()).data.credits?.membership?.max_applicable).toBe(pounds(most));
  expect((await member.apply(most + 1)).status).toBe(422);
  const card = await member.casey.card();
  expect(
    (await member.casey.authorise({ ...card, payments: [tender(most + 1)] })).validationMessages,
  ).toEqual({ 'payments.0.amount': [checkoutTexts.tender.tooMuchCredit(`£${pounds(most)}`)] });
  await member.apply(most);
  const { items } = (await member.payAsShown()).data;
  const [others = '', theirs = ''] = [false, true].map((isOwn) =>
    String(
      items?.find(({ purchased_for }) => (String(purchased_for?.id) === member.ids.Casey) === isOwn)?.id,
    ),
  );
  expect((await member.releasePlace(others)).data.refunds).toMatchObject([{ destination: 'card' }]);
  expect((await member.releasePlace(theirs)).data.refunds?.at(-1)).toMatchObject({
    credit_type: 'membership',
    amount: pounds(most),
  });
});

test('nothing can be spent of a membership that is over, and what comes back to it says so', async () => {
  const price = Math.min(await addOne(), MONTHLY);
  await member.apply(price);
  const order = await member.payAsShown();
  await addOne();
  await member.apply(100);
  const before = { payments: [tender(100)], ...(await member.casey.card()) };
  await member.endOn(siteDay(new Date(shop.now().getTime() - DAY)));
  const { payments, credits } = (await member.casey.cart()).data;
  expect([payments, credits?.membership]).toEqual([[], { total_available: '0.00', max_applicable: '0.00' }]);
  const refused = await member.casey.authorise({ ...before, payments: [tender(100)] });
  expect(refused.validationMessages).toEqual({
    'payments.0.amount': [checkoutTexts.tender.tooMuchCredit('£0.00')],
  });
  expect((await member.releasePlace(String(order.data.items?.[0]?.id))).data.refunds?.at(-1)).toMatchObject({
    description: 'Membership credit, which can only be spent while the membership is active',
  });
  expect((await member.left()).membership).toBe(0);
});

test('what is left at the end of a month is gone, and the next month has its own', async () => {
  await addOne();
  await member.apply(300);
  await member.payAsShown();
  await addOne();
  expect((await member.left()).membership).toBe(MONTHLY - 300);
  shop.moveClock(25 * DAY);
  expect((await member.left()).membership).toBe(MONTHLY);
  shop.moveClock(-25 * DAY);
});

test('credit that is spent elsewhere between charging and booking: the card gets its money back', async () => {
  await addOne();
  await member.apply(300);
  const { payments } = (await member.casey.cart()).data;
  const paid = await member.casey.authorise(await member.casey.card({ payments }));
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const owner = { id: member.ids.Casey, tenantId: 1 };
  const reserved = await reserveMembershipCredit(shop.db, owner.id, MONTHLY - 200, siteDay(shop.now()));
  await spendMembershipCredit(shop.db, owner, orderId, reserved ?? [], shop.now());
  expect((await member.casey.complete(String(paid.data.transaction_uuid))).status).toBe(409);
  expect((await shop.ledger()).transactions.at(-1)?.isVoided).toBe(true);
  expect((await member.left()).membership).toBe(200);
});

test('of two payments at once that want more than there is, one gets it', async () => {
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const owner = { id: member.ids.Casey, tenantId: 1 };
  const spend = () =>
    shop.db.transaction().execute(async (tx) => {
      const reserved = await reserveMembershipCredit(tx, owner.id, 600, siteDay(shop.now()));
      if (reserved) await spendMembershipCredit(tx, owner, orderId, reserved, shop.now());
      return reserved !== null;
    });
  expect((await Promise.all([spend(), spend()])).toSorted()).toEqual([false, true]);
  expect((await entries()).map(({ amountPence }) => amountPence).toSorted((a, b) => a - b)).toEqual([
    -600,
    MONTHLY,
  ]);
});
