import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';
import { NOTIFICATION_PATH } from '../checkout/notification-url.ts';
import { settlePayments } from '../settling/settle-payments.ts';

const EMAIL = 'sam.new@example.com';
const MINUTE = 60_000;

let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(EMAIL);
  await shop.born(EMAIL, '1990-02-01');
});
afterAll(() => shop.close());

const memberships = () =>
  shop.db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.personId')
    .select(['memberships.membershipTypeId', 'memberships.status'])
    .where('people.email', '=', EMAIL)
    .execute();
const mandates = () =>
  shop.db
    .selectFrom('mandates')
    .innerJoin('people', 'people.id', 'mandates.personId')
    .select('mandates.status')
    .where('people.email', '=', EMAIL)
    .where('mandates.status', '<>', 'draft')
    .execute();

test('a membership whose payment the bank approves after the browser has gone is set up by itself, once', async () => {
  await shop.store(sam);
  const challenge = await sam.authorise(await sam.card({ holder: 'CHALLENGE' }));
  expect(challenge.data.transaction_status).toBe('sca_required');
  const fields = await shop.answerBank(challenge.data.sca_data as Record<string, string>);
  expect([await memberships(), await mandates()]).toEqual([[], []]);

  // The bank's page is the last that this browser opens: nothing completes the payment.
  const notified = await shop.call(`POST ${NOTIFICATION_PATH}`, {
    tenant: 'riverside',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://card-sandbox.localhost:8082',
    },
  });
  expect(notified.text).toContain('"status":"authorised"');
  shop.moveClock(MINUTE);
  await settlePayments(shop.settling);
  await settlePayments(shop.settling);

  expect(await memberships()).toEqual([{ membershipTypeId: 101, status: 'active' }]);
  expect(await mandates()).toEqual([{ status: 'pending' }]);
  const mails = await shop.deliverMail();
  expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['direct-debit-notice', EMAIL],
    ['membership-confirmed', EMAIL],
  ]);
  expect((await shop.ledger()).charged.count).toBe(1);
  expect((await sam.cart()).data.items ?? []).toEqual([]);

  // A browser that comes back finds the order.
  const done = await sam.complete(String(challenge.data.transaction_uuid));
  expect(done.status).toBe(200);
  expect(await memberships()).toHaveLength(1);
});
