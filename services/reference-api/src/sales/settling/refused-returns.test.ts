import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CardProvider } from '../../platform/index.ts';
import { createMerchants, noTransactionLookup } from '../../platform/wiring.ts';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { settlePayments } from './settle-payments.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
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
  await shop.deliverMail();
});
afterAll(() => shop.close());

async function authorised(): Promise<string> {
  await sam.add(sessions.pop() ?? '');
  const { data } = await sam.authorise(await sam.card());
  return String(data.transaction_uuid);
}
const statusOf = async (id: string) =>
  (await shop.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const problemsOf = (id: string) =>
  shop.db.selectFrom('paymentProblems').select(['kind', 'detail']).where('paymentId', '=', id).execute();
const clear = () => sam.call('DELETE /api/v1/checkout');

/** The provider hears every refund twice, and its answer to the first is lost. */
const hearsTwice = (provider: CardProvider): CardProvider => ({
  ...provider,
  async refund(refund) {
    await provider.refund(refund);
    return provider.refund(refund);
  },
});

test('a void that is refused because the payment is void already has its end, without a person', async () => {
  const uuid = await authorised();
  await shop.voidAtProvider(uuid);
  await clear();
  expect(await statusOf(uuid)).toBe('voided');
  expect(await problemsOf(uuid)).toEqual([]);
  const [mail] = await shop.deliverMail();
  expect(mail?.text).toContain('The payment has been cancelled.');
});

test('a void that is refused while the books are away is requested again, and found done', async () => {
  const uuid = await authorised();
  await shop.voidAtProvider(uuid);
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 1 });
  await clear();
  expect(await statusOf(uuid)).toBe('voiding');
  shop.moveClock(31 * SECOND);
  await settlePayments(shop.settling);
  expect(await statusOf(uuid)).toBe('voided');
});

test('a refund that is refused because it was made already is made once, without a person', async () => {
  const uuid = await authorised();
  const { refunded } = await shop.ledger();
  shop.moveClock(DAY);
  await clear();
  const own = shop.settling.merchants.of(null);
  const merchants = createMerchants({ ...own, cardProvider: hearsTwice(own.cardProvider) });
  await settlePayments({ ...shop.settling, merchants });
  expect(await statusOf(uuid)).toBe('refunded');
  expect((await shop.ledger()).refunded.count).toBe(refunded.count + 1);
  expect(await problemsOf(uuid)).toEqual([]);
});

test('a refusal that no books explain goes to the list with what the provider said', async () => {
  const uuid = await authorised();
  shop.moveClock(DAY);
  await clear();
  const cardProvider = hearsTwice(shop.settling.merchants.of(null).cardProvider);
  const merchants = createMerchants({ cardProvider, transactionLookup: noTransactionLookup });
  await settlePayments({ ...shop.settling, merchants });
  expect(await statusOf(uuid)).toBe('refunding');
  expect(await problemsOf(uuid)).toMatchObject([
    { kind: 'not-returned', detail: expect.stringMatching(/^\d+$/) },
  ]);
  await shop.db.updateTable('payments').set({ status: 'refunded' }).where('id', '=', uuid).execute();
});
