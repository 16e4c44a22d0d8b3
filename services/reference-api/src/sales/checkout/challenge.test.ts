import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { NOTIFICATION_PATH } from './notification-url.ts';

let shop: CardShop;
let sam: Customer;
let session: string;

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
});
beforeEach(async () => {
  [session = ''] = await shop.sessions(1);
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
  await shop.db.deleteFrom('orderItems').where('sessionId', '=', session).execute();
});
afterAll(() => shop.close());

interface Challenged {
  cartId: string;
  uuid: string;
  scaData: Record<string, string>;
}

async function challenged(): Promise<Challenged> {
  const cartId = String((await sam.add(session)).data.id);
  const answer = await sam.authorise(await sam.card({ holder: 'CHALLENGE' }));
  expect(answer.status).toBe(202);
  expect(answer.data.transaction_status).toBe('sca_required');
  expect(answer.data.sca_url).toMatch(/\/acs$/);
  const scaData = { ...(answer.data.sca_data as Record<string, string>) };
  expect(Object.keys(scaData)).toEqual(['creq', 'threeDSSessionData']);
  return { cartId, uuid: String(answer.data.transaction_uuid), scaData };
}

/** The bank's page posts from another site: no cookie, no token, its own origin. */
const notify = (fields: Record<string, string>, tenant = 'riverside') =>
  shop.call(`POST ${NOTIFICATION_PATH}`, {
    tenant,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://card-sandbox.localhost:8082',
    },
  });

test('an approved challenge is announced to the page around the frame, and completes', async () => {
  const { cartId, uuid, scaData } = await challenged();
  const waiting = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(waiting.data).toMatchObject({ status: 'sca_required', transaction_uuid: uuid, sca_data: scaData });
  expect((await sam.complete(uuid)).status).toBe(409);

  const page = await notify(await shop.answerBank(scaData));
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const policy = String(page.headers['content-security-policy']);
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("default-src 'none'");
  // Joining may be embedded in an operator's page, which only the gateway knows.
  expect(policy).not.toContain('frame-ancestors');
  expect(page.text).toContain(`<script nonce="${nonce}">`);
  expect(page.text).toContain(
    `window.parent.postMessage({"type":"completed","status":"authorised","transactionUuid":"${uuid}"}, window.location.origin)`,
  );
  expect((await sam.complete(uuid)).status).toBe(200);
});

test.each([['another word'], ['']])("a challenge answered with '%s' fails", async (word) => {
  const { cartId, uuid, scaData } = await challenged();
  const answer = word ? await shop.answerBank(scaData, word) : { ...scaData, cres: 'nonsense' };
  const page = await notify(answer);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('"authorised"');
  expect((await sam.complete(uuid)).status).not.toBe(200);
  expect((await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`)).data.status).not.toBe(
    'authorised',
  );
  expect((await shop.ledger()).transactions.at(-1)?.status).not.toBe('Ok');
  await shop.db.updateTable('payments').set({ status: 'failed' }).where('id', '=', uuid).execute();
});

test('the same answer twice says the same twice', async () => {
  const { uuid, scaData } = await challenged();
  const fields = await shop.answerBank(scaData);
  const pages = await Promise.all([notify(fields), notify(fields)]);
  for (const page of pages) expect(page.text).toContain('"status":"authorised"');
  expect((await notify(fields)).text).toContain('"status":"authorised"');
  expect((await sam.complete(uuid)).status).toBe(200);
});

test('an answer whose outcome got lost on the way is asked for', async () => {
  const { uuid, scaData } = await challenged();
  const fields = await shop.answerBank(scaData);
  await shop.breakProvider({ operation: 'complete-challenge', phase: 'after', status: 500 });
  expect((await notify(fields)).text).toContain('"status":"authorised"');
  expect((await sam.complete(uuid)).status).toBe(200);
});

test('an answer to nothing, or at another tenant, ends there', async () => {
  const { uuid, scaData } = await challenged();
  const fields = await shop.answerBank(scaData);
  const answers = [
    await notify({}),
    await notify({ ...fields, threeDSSessionData: 'unknown' }),
    await notify({ threeDSSessionData: scaData.threeDSSessionData ?? '' }),
    await notify(fields, 'northpeak'),
  ];
  for (const page of answers) {
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('<script');
  }
  expect((await sam.complete(uuid)).status).toBe(409);
});

test('a new card instead of the challenge: the old challenge cannot charge any more', async () => {
  const { uuid, scaData } = await challenged();
  const before = (await shop.ledger()).charged.count;
  const paid = await sam.authorise(await sam.card());
  expect(paid.status).toBe(201);
  expect((await notify(await shop.answerBank(scaData))).text).toContain('"status":"failed"');
  expect((await shop.ledger()).charged.count).toBe(before + 1);
  expect((await sam.complete(uuid)).status).toBe(422);
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test.each([
  [
    'a class more',
    async () => {
      const [, other = ''] = await shop.sessions(2);
      await sam.add(other);
    },
  ],
  [
    'another price',
    async () => {
      await shop.db
        .updateTable('cartItems')
        .set((row) => ({ pricePence: row('pricePence', '+', 100) }))
        .where('sessionId', '=', session)
        .execute();
    },
  ],
])('a basket that changed (%s) ends the challenge, and an approval charges nothing', async (_, change) => {
  const { cartId, uuid, scaData } = await challenged();
  const fields = await shop.answerBank(scaData);
  const before = (await shop.ledger()).charged.count;
  await change();
  const page = await notify(fields);
  expect(page.text).toContain('"status":"failed"');
  expect(page.text).toContain('"failureReason":"basket-changed"');
  expect((await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`)).data).toMatchObject({
    status: 'failed',
    failure_reason: 'basket-changed',
    sca_url: null,
  });
  expect((await sam.complete(uuid)).status).toBe(422);
  expect((await shop.ledger()).charged.count).toBe(before);
});

test('a page at the bank learns of a changed basket by asking', async () => {
  const { cartId, scaData } = await challenged();
  const [, other = ''] = await shop.sessions(2);
  await sam.add(other);
  const status = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(status.data).toMatchObject({ status: 'failed', failure_reason: 'basket-changed' });
  expect((await notify(await shop.answerBank(scaData))).text).toContain('"status":"failed"');
});

test('a challenge that was left charges nothing, and another card pays', async () => {
  const { cartId, scaData } = await challenged();
  const fields = await shop.answerBank(scaData);
  const before = (await shop.ledger()).charged.count;
  const left = await sam.call(`DELETE /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(left.data).toMatchObject({ status: 'failed', failure_reason: null, sca_url: null });
  expect((await notify(fields)).text).toContain('"status":"failed"');
  expect((await shop.ledger()).charged.count).toBe(before);
  const paid = await sam.authorise(await sam.card());
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test('a challenge that the bank has answered cannot be left any more', async () => {
  const { cartId, uuid, scaData } = await challenged();
  await notify(await shop.answerBank(scaData));
  const left = await sam.call(`DELETE /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(left.data).toMatchObject({ status: 'authorised', transaction_uuid: uuid });
  expect((await sam.complete(uuid)).status).toBe(200);
});

test('no one leaves the challenge of someone else', async () => {
  const { cartId, uuid, scaData } = await challenged();
  const robin = await shop.customer('RIV100004');
  expect((await robin.call(`DELETE /api/v1/checkout/payment?cart_id=${cartId}`)).status).toBe(404);
  await notify(await shop.answerBank(scaData));
  expect((await sam.complete(uuid)).status).toBe(200);
});

test.each([
  ['declined', { number: '4929602110085639' }],
  ['not-authenticated', { holder: 'NOTAUTH' }],
  ['not-authenticated', { holder: 'ERROR' }],
])('a refusal says why: %s', async (reason, card) => {
  await sam.add(session);
  const refused = await sam.authorise(await sam.card(card));
  expect(refused.status).toBe(422);
  expect(refused.data).toEqual({ failure_reason: reason });
});

test('a bank that only attempts to authenticate lets the payment go on', async () => {
  await sam.add(session);
  const paid = await sam.authorise(await sam.card({ holder: 'PROOFATTEMPT' }));
  expect(paid.data).toMatchObject({ transaction_status: 'authorised' });
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test('the notification reads forms only', async () => {
  const answer = await shop.call(`POST ${NOTIFICATION_PATH}`, {
    body: { cres: 'x', threeDSSessionData: 'y' },
  });
  expect(answer.status).toBe(400);
  const form = { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await shop.call('POST /api/v1/auth/customer/login', form)).status).toBe(415);
});
