import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchants, noTransactionLookup } from '../../platform/wiring.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { settlePayments } from '../settling/settle-payments.ts';

const LIST = '/api/v1/front-of-house/payments-to-sort-out';
const HALF_DAY = 12 * 3_600_000;
let shop: CardShop;
let sam: Customer;
let staff: string;
let sessions: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(8);
  staff = await shop.loginAs('staff@example.com');
});
afterAll(() => shop.close());

const desk = { app: 'front-of-house' } as const;
const list = () => shop.call(`GET ${LIST}`, { ...desk, token: staff });
const sortOut = (id: string, resolution: string, note = 'Looked it up in the provider’s books.') =>
  shop.call(`POST ${LIST}/${id}/resolution`, {
    ...desk,
    token: staff,
    body: { resolution, note },
    headers: { 'idempotency-key': newKey() },
  });
const payment = (id: string) =>
  shop.db.selectFrom('payments').select(['status', 'failure']).where('id', '=', id).executeTakeFirstOrThrow();

/** A payment that was charged, of which no one could find out; answers the row of the list. */
async function stuck(phase: 'before' | 'after') {
  const startedAt = shop.now().getTime();
  await sam.add(sessions.pop() ?? '');
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 9 });
  await shop.breakProvider({ operation: 'pay', phase, status: 500 });
  await sam.authorise(await sam.card());
  await shop.mendProvider();
  const { cardProvider } = shop.settling.merchants.of(null);
  const merchants = createMerchants({ cardProvider, transactionLookup: noTransactionLookup });
  const blind = { ...shop.settling, merchants };
  for (let step = 0; step < 12; step += 1) {
    shop.moveClock(HALF_DAY);
    await settlePayments(blind);
  }
  shop.moveClock(startedAt - shop.now().getTime());
  const { data } = await list();
  return data.payments?.[0];
}

test('staff read who, how much, what is known and what was tried', async () => {
  const row = await stuck('after');
  expect(row).toMatchObject({
    kind: 'outcome-unknown',
    person: { name: 'Sam Newbury', reference: 'RIV100001', email: 'sam.new@example.com' },
    formatted_amount: expect.stringMatching(/^£\d/),
    known:
      'We sent this payment to the card provider and could not find out whether it was taken. ' +
      'Last check with the card provider: access to its records is not set up.',
    resolutions: ['try-again', 'nothing-charged', 'returned-by-hand'],
    settled: null,
  });
  const tried = row?.tried ?? [];
  expect(tried[0]?.text).toBe('Sent to the card provider: no clear answer');
  expect(tried.at(-1)?.text).toBe(
    'Asked the card provider for the outcome: access to its records is not set up',
  );
});

test('trying again ends it, and who did it is kept with the note', async () => {
  const row = (await list()).data.payments?.[0];
  const id = String(row?.id);
  const done = await sortOut(id, 'try-again', ' The books are back. ');
  expect(done.data.settled).toMatchObject({ resolution: 'try-again', note: 'The books are back.' });
  expect(done.data.settled?.by).toMatch(/\w+ \w+/);
  expect((await list()).data.payments).toEqual([]);
  await settlePayments(shop.settling);
  expect((await payment(String(row?.reference))).status).toBe('completed');
  const shown = await shop.call(`GET ${LIST}/${id}`, { ...desk, token: staff });
  expect(shown.data).toMatchObject({ order_reference: expect.stringContaining('RIV'), resolutions: [] });
  const { id: samId } = (await sam.call('GET /api/v1/auth/user')).data;
  const log = await shop.db.selectFrom('auditEntries').select(['act', 'personId']).orderBy('id').execute();
  expect(log).toEqual([
    { act: 'list-seen', personId: null },
    { act: 'payment-sorted-out', personId: samId },
    { act: 'customer-seen', personId: samId },
  ]);
  expect((await sortOut(id, 'try-again')).status).toBe(409);
  await shop.deliverMail();
});

test('what was not charged, or was given back by hand, ends, and a mail says so', async () => {
  const unpaid = await stuck('before');
  expect((await sortOut(String(unpaid?.id), 'refund')).status).toBe(409);
  expect((await sortOut(String(unpaid?.id), 'nothing-charged')).status).toBe(200);
  expect(await payment(String(unpaid?.reference))).toEqual({ status: 'failed', failure: 'by hand' });
  expect((await shop.deliverMail())[0]?.text).toContain('you have not been charged');

  const returned = await stuck('after');
  expect((await sortOut(String(returned?.id), 'returned-by-hand')).status).toBe(200);
  expect((await payment(String(returned?.reference))).status).toBe('refunded');
  expect((await shop.deliverMail())[0]?.text).toContain('Returned: £');
});

test('no one but staff at the front of house is answered, and a note is needed', async () => {
  expect((await shop.call(`GET ${LIST}`, { ...desk, token: sam.token })).status).toBe(403);
  expect((await shop.call(`GET ${LIST}`, { token: staff })).status).toBe(403);
  const row = await stuck('after');
  expect((await sortOut(String(row?.id), 'nothing-charged', '')).status).toBe(422);
  expect((await sortOut('11111111-1111-4111-8111-111111111111', 'noted')).status).toBe(404);
  const elsewhere = await shop.db
    .selectFrom('tenants')
    .select('id')
    .where('slug', '=', 'northpeak')
    .executeTakeFirstOrThrow();
  const id = String(row?.id);
  await shop.db.updateTable('paymentProblems').set({ tenantId: elsewhere.id }).where('id', '=', id).execute();
  expect((await shop.call(`GET ${LIST}/${id}`, { ...desk, token: staff })).status).toBe(404);
});
