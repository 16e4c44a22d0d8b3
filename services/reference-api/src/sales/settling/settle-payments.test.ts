import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMerchants, noTransactionLookup } from '../../platform/wiring.ts';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { claimPayment } from './claim.ts';
import { settlePayments } from './settle-payments.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
let shop: CardShop;
let sam: Customer;
let sessions: string[];
let startedAt: number;

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(20);
  startedAt = shop.now().getTime();
});
afterEach(async () => {
  shop.moveClock(startedAt - shop.now().getTime());
  await shop.mendProvider();
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const settle = () => settlePayments(shop.settling);
const later = async (ms: number) => {
  shop.moveClock(ms);
  await settle();
};

function payment(uuid: unknown) {
  return shop.db
    .selectFrom('payments')
    .select(['status', 'failure'])
    .where('id', '=', String(uuid))
    .executeTakeFirstOrThrow();
}
const ordersOf = async (uuid: string) =>
  (await shop.db.selectFrom('orders').select('id').where('paymentId', '=', uuid).execute()).length;
const problemsOf = (uuid: string) =>
  shop.db
    .selectFrom('paymentProblems')
    .select(['kind', 'detail', 'settledAt'])
    .where('paymentId', '=', uuid)
    .execute();
const charged = async (uuid: string) => {
  const { transactions } = await shop.ledger();
  return transactions.some(({ vendorTxCode, isCharged }) => vendorTxCode === uuid && isCharged);
};
const addOne = async () => String((await sam.add(sessions.pop() ?? '')).data.id);

/** Pays for a class and leaves before there is an order. */
async function authorised(change: Record<string, unknown> = {}): Promise<string> {
  await addOne();
  const { data } = await sam.authorise(await sam.card(change));
  return String(data.transaction_uuid);
}

/** Sends a payment whose answer is lost. Returns its id. */
async function lost(phase: 'before' | 'after'): Promise<string> {
  await addOne();
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 9 });
  await shop.breakProvider({ operation: 'pay', phase, status: 500 });
  expect((await sam.authorise(await sam.card())).status).toBe(504);
  await shop.mendProvider();
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  return id;
}

test('a payment no one completes becomes an order within a minute, and a mail says so', async () => {
  const uuid = await authorised();
  await later(20 * SECOND);
  expect((await payment(uuid)).status).toBe('authorised');
  await later(15 * SECOND);
  expect((await payment(uuid)).status).toBe('completed');
  expect(await ordersOf(uuid)).toBe(1);
  const [mail] = await shop.deliverMail();
  expect(mail?.subject).toEqual(expect.stringMatching(/^Booked: /));
  expect(mail?.text).toMatch(/http:\/\/bookings\.riverside\.localhost:8080\/order-confirmed\/[\w-]+/);
  expect((await sam.complete(uuid)).status).toBe(200);
  expect(await ordersOf(uuid)).toBe(1);
});

test('a charge whose answer is lost is found and becomes an order within a minute', async () => {
  const uuid = await lost('after');
  await later(46 * SECOND);
  expect((await payment(uuid)).status).toBe('completed');
  expect(await ordersOf(uuid)).toBe(1);
  await shop.deliverMail();
});

test('one that never arrived has failed within a minute, and the basket is there to be paid again', async () => {
  const uuid = await lost('before');
  await settle();
  expect((await payment(uuid)).status).toBe('processing');
  await later(46 * SECOND);
  expect(await payment(uuid)).toEqual({ status: 'failed', failure: 'never arrived' });
  const [mail] = await shop.deliverMail();
  expect(mail?.text).toContain('you have not been charged');
  expect((await sam.authorise(await sam.card())).status).toBe(201);
});

test('where the place is gone the payment is voided, and a mail says so', async () => {
  const session = sessions.pop() ?? '';
  await sam.add(session);
  const { data } = await sam.authorise(await sam.card());
  const uuid = String(data.transaction_uuid);
  await shop.db
    .updateTable('holds')
    .set({ expiresAt: shop.now() })
    .where('sessionId', '=', session)
    .execute();
  await shop.leavePlaces(session, 0);
  await later(31 * SECOND);
  expect((await payment(uuid)).status).toBe('voided');
  expect(await charged(uuid)).toBe(false);
  const [mail] = await shop.deliverMail();
  expect(mail?.subject).toMatch(/^We have returned your payment of £\d+\.\d\d$/);
  expect(mail?.text).toContain('The payment has been cancelled.');
  expect((await sam.complete(uuid)).status).toBe(422);
});

test('a void after midnight is a refund, and the page says that the money is on its way', async () => {
  const uuid = await authorised();
  const cartId = (await sam.cart()).data.id;
  shop.moveClock(DAY);
  expect((await sam.call('DELETE /api/v1/checkout')).status).toBe(200);
  expect((await payment(uuid)).status).toBe('refunding');
  const status = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(status.data).toMatchObject({ status: 'failed', returned: { is_done: false } });
  const { refunded } = await shop.ledger();
  await settle();
  expect((await payment(uuid)).status).toBe('refunded');
  expect((await shop.ledger()).refunded.count).toBe(refunded.count + 1);
  const [mail] = await shop.deliverMail();
  expect(mail?.text).toMatch(
    /^Returned: £\d+\.\d\d to Visa ending 0006\nArrives: Within five working days$/m,
  );
  await later(DAY);
  expect((await shop.ledger()).refunded.count).toBe(refunded.count + 1);
});

test.each(['before', 'after'] as const)('a refund that is lost %s it is made is made once', async (phase) => {
  const uuid = await authorised();
  shop.moveClock(DAY);
  await sam.call('DELETE /api/v1/checkout');
  const { refunded } = await shop.ledger();
  await shop.breakProvider({ operation: 'pay', phase, status: 500 });
  await settle();
  expect((await payment(uuid)).status).toBe('refunding');
  for (const _ of [1, 2, 3]) await later(30 * SECOND);
  expect((await payment(uuid)).status).toBe('refunded');
  expect((await shop.ledger()).refunded.count).toBe(refunded.count + 1);
  await shop.deliverMail();
});

test.each(['before', 'after'] as const)('a void that is lost %s it is done is found done', async (phase) => {
  const uuid = await authorised();
  await shop.breakProvider({ operation: 'instruct', phase, status: 500 });
  await sam.call('DELETE /api/v1/checkout');
  expect((await payment(uuid)).status).toBe('voiding');
  await later(31 * SECOND);
  expect((await payment(uuid)).status).toBe('voided');
  expect(await charged(uuid)).toBe(false);
  await shop.deliverMail();
});

test('a challenge no one answered has failed after half an hour', async () => {
  const uuid = await authorised({ holder: 'CHALLENGE' });
  await later(31 * MINUTE);
  expect((await payment(uuid)).status).toBe('failed');
});

test('a challenge that was lost on its way to the person charges nothing and ends', async () => {
  await addOne();
  const body = await sam.card({ holder: 'CHALLENGE' });
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 502 });
  expect((await sam.authorise(body)).status).toBe(422);
});

test('while its end is unknown an order is not paid again, and other things go into a new basket', async () => {
  const cartId = await addOne();
  const [kept] = (await sam.cart()).data.items ?? [];
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 99 });
  await shop.breakProvider({ operation: 'pay', status: 500 });
  const card = await sam.card();
  await sam.authorise(card);
  const again = await sam.authorise({ ...card, session_key: `${String(card.session_key)}2` });
  expect(again).toMatchObject({ status: 409, message: expect.stringContaining('do not pay again') });
  const removed = await sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [kept?.id] } });
  expect(removed).toMatchObject({ status: 409, message: expect.stringContaining('start a new one') });

  const other = await sam.add(sessions.pop() ?? '');
  expect(other.status).toBe(200);
  expect(other.data.id).not.toBe(cartId);
  expect(other.data.items).toHaveLength(1);
  expect((await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`)).data.status).toBe('processing');
  await shop.mendProvider();
  await later(46 * SECOND);
  const together = (await sam.cart()).data;
  expect(together.id).toBe(other.data.id);
  expect(together.items).toHaveLength(2);
  await shop.deliverMail();
});

test('a basket that was put aside becomes its order', async () => {
  const uuid = await lost('after');
  const other = await sam.add(sessions.pop() ?? '');
  await later(46 * SECOND);
  expect(await ordersOf(uuid)).toBe(1);
  expect((await sam.cart()).data.id).toBe(other.data.id);
  await shop.deliverMail();
});

test('a basket that was emptied while its payment was checked is not bought, and the charge goes back', async () => {
  const uuid = await lost('after');
  expect((await sam.call('DELETE /api/v1/checkout')).status).toBe(200);
  await later(46 * SECOND);
  expect((await payment(uuid)).status).toBe('voided');
  expect(await charged(uuid)).toBe(false);
  await shop.deliverMail();
});

test('without the books nothing is guessed: it goes to the list once, without a name in the log', async () => {
  const uuid = await lost('after');
  const before = shop.logged.length;
  const { cardProvider } = shop.settling.merchants.of(null);
  const merchants = createMerchants({ cardProvider, transactionLookup: noTransactionLookup });
  const blind = { ...shop.settling, merchants };
  for (let step = 0; step < 14; step += 1) {
    shop.moveClock(12 * 60 * MINUTE);
    await settlePayments(blind);
  }
  expect((await payment(uuid)).status).toBe('processing');
  expect(await problemsOf(uuid)).toEqual([
    { kind: 'outcome-unknown', detail: 'not configured', settledAt: null },
  ]);
  const lines = shop.logged.slice(before).filter((line) => line.includes(uuid));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('example.com');
  await shop.db.updateTable('payments').set({ status: 'failed' }).where('id', '=', uuid).execute();
});

test('books that stay away for minutes put it on the list, from which it goes once they are back', async () => {
  const uuid = await lost('after');
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 99 });
  for (const seconds of [46, 6, 11, 21, 61, 121]) await later(seconds * SECOND);
  expect(await problemsOf(uuid)).toMatchObject([{ kind: 'outcome-unknown', settledAt: null }]);
  await shop.mendProvider();
  await later(301 * SECOND);
  expect((await payment(uuid)).status).toBe('completed');
  expect((await problemsOf(uuid))[0]?.settledAt).not.toBeNull();
  await shop.deliverMail();
});

test('two that settle at the same moment make one order and send one mail', async () => {
  const uuid = await authorised();
  shop.moveClock(31 * SECOND);
  await Promise.all([settle(), settle(), settle()]);
  expect(await ordersOf(uuid)).toBe(1);
  expect(await shop.deliverMail()).toHaveLength(1);
});

test('one whose process died at a step is taken up again when its lease is over', async () => {
  const uuid = await authorised();
  shop.moveClock(31 * SECOND);
  expect((await claimPayment(shop.db, shop.now()))?.id).toBe(uuid);
  await settle();
  expect((await payment(uuid)).status).toBe('authorised');
  await later(61 * SECOND);
  expect((await payment(uuid)).status).toBe('completed');
  await shop.deliverMail();
});
