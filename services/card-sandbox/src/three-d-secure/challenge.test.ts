import { describe, expect, it } from 'vitest';
import { answerChallenge, hiddenField, postForm } from '../../test-support/bank.ts';
import {
  DECLINED_VISA,
  openShop,
  REUSE_CARD,
  SAVE_CARD,
  SAVED_VISA_CHALLENGED,
  type Shop,
  strongCustomerAuthentication,
} from '../../test-support/shop.ts';

const CHALLENGED = { cardholderName: 'CHALLENGE' };
const APPROVE = { word: 'challenge', action: 'submit' } as const;

async function startChallenge(shop: Shop, cardChanges: object = CHALLENGED, changes = {}) {
  const answer = await shop.pay(cardChanges, changes);
  return answer.json() as { transactionId: string; cReq: string; acsUrl: string };
}

const complete = (shop: Shop, transactionId: string, cRes: string) =>
  shop.call('POST', `transactions/${transactionId}/3d-secure-challenge`, { cRes });

describe('a challenged payment', () => {
  it('is accepted with what the browser needs to visit the bank', async () => {
    const answer = await openShop().pay(CHALLENGED);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      statusCode: '2021',
      statusDetail: 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
      transactionId: expect.any(String),
      acsTransId: expect.any(String),
      dsTransId: expect.any(String),
      acsUrl: 'http://card-sandbox.localhost:8082/acs',
      cReq: expect.stringMatching(/^[\w-]+$/),
      status: '3DAuth',
    });
    const message = JSON.parse(Buffer.from(answer.json().cReq, 'base64url').toString());
    expect(message).toMatchObject({ messageType: 'CReq', challengeWindowSize: '02' });
  });

  it.each([
    [{ word: 'challenge', action: 'submit' }, 'Ok', '0000', 'Authenticated'],
    [{ word: ' Challenge ', action: 'submit' }, 'Ok', '0000', 'Authenticated'],
    [{ word: 'wrong', action: 'submit' }, 'Rejected', '4026', 'NotAuthenticated'],
    [{ action: 'cancel' }, 'Rejected', '4026', 'NotAuthenticated'],
  ] as const)('answered with %o ends %s', async (answer, status, statusCode, threeDSecure) => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const page = await answerChallenge(shop, cReq, answer);
    const result = await complete(shop, transactionId, hiddenField(page, 'cres'));
    expect(result.statusCode).toBe(201);
    expect(result.json()).toMatchObject({ status, statusCode, '3DSecure': { status: threeDSecure } });
    expect((await shop.call('GET', `transactions/${transactionId}`)).json()).toEqual(result.json());
  });

  it('cannot be read before it is decided', async () => {
    const shop = openShop();
    const { transactionId } = await startChallenge(shop);
    expect((await shop.call('GET', `transactions/${transactionId}`)).json().code).toBe(1012);
  });

  it.each([
    ['Y', { action: 'cancel' }],
    ['N', APPROVE],
  ] as const)('is not approved by a message changed to %s after %o', async (transStatus, answer) => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const page = await answerChallenge(shop, cReq, answer);
    const message = JSON.parse(Buffer.from(hiddenField(page, 'cres'), 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...message, transStatus })).toString('base64url');
    expect((await complete(shop, transactionId, forged)).json().status).toBe('Rejected');
  });

  it.each([['not a message'], ['e30'], ['bnVsbA']])('is rejected with the message %s', async (cRes) => {
    const shop = openShop();
    const { transactionId } = await startChallenge(shop);
    expect((await complete(shop, transactionId, cRes)).json().status).toBe('Rejected');
  });

  it('is decided once', async () => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const cRes = hiddenField(await answerChallenge(shop, cReq, APPROVE), 'cres');
    await complete(shop, transactionId, cRes);
    const again = await complete(shop, transactionId, cRes);
    expect([again.statusCode, again.json().code]).toEqual([403, 1014]);
  });

  it('is over after twenty minutes', async () => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const cRes = hiddenField(await answerChallenge(shop, cReq, APPROVE), 'cres');
    shop.advance(20 * 60);
    expect((await complete(shop, transactionId, cRes)).json().code).toBe(1014);
    const page = await postForm(shop, '/acs', { creq: cReq });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('This check has ended');
  });

  it('can still be declined by the bank', async () => {
    const shop = openShop();
    const declined = { ...CHALLENGED, cardNumber: DECLINED_VISA };
    const { transactionId, cReq } = await startChallenge(shop, declined);
    const page = await answerChallenge(shop, cReq, APPROVE);
    const result = await complete(shop, transactionId, hiddenField(page, 'cres'));
    expect(result.json()).toMatchObject({ status: 'NotAuthed', statusCode: '2000' });
  });

  it('saves its card only once it is approved', async () => {
    const shop = openShop();
    const saveCard = { card: { save: true }, credentialType: SAVE_CARD };
    const { transactionId, cReq } = await startChallenge(shop, CHALLENGED, saveCard);
    const page = await answerChallenge(shop, cReq, APPROVE);
    const { card } = (await complete(shop, transactionId, hiddenField(page, 'cres'))).json().paymentMethod;
    expect(card.reusable).toBe(true);
    expect((await shop.activate(await shop.newKey(), card.cardIdentifier, '123')).statusCode).toBe(204);
  });

  it('happens again with a saved card of such a holder', async () => {
    const shop = openShop();
    const reuse = { card: { reusable: true }, credentialType: REUSE_CARD };
    const payment = shop.payment(await shop.newKey(), SAVED_VISA_CHALLENGED, reuse);
    expect((await shop.call('POST', 'transactions', payment)).statusCode).toBe(202);
  });
});

describe("the bank's page", () => {
  it('shows who asks for how much and the word to type', async () => {
    const shop = openShop();
    const { cReq } = await startChallenge(shop);
    const { body, headers } = await postForm(shop, '/acs', { creq: cReq, threeDSSessionData: 'b3JkZXI' });
    expect(body).toContain('<dd>touchline</dd>');
    expect(body).toContain('<dd>£12.50</dd>');
    expect(body).toContain('<strong>challenge</strong>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'self'",
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('asks again when nothing was typed', async () => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const again = await answerChallenge(shop, cReq, { word: ' ', action: 'submit' });
    expect(again).toContain('role="alert">Type the word challenge, or cancel the payment.');
    expect(again).toContain('<title>Error: Approve this payment</title>');
    const page = await answerChallenge(shop, cReq, APPROVE);
    expect((await complete(shop, transactionId, hiddenField(page, 'cres'))).json().status).toBe('Ok');
  });

  it('leads back to the notification address, by itself or by a button', async () => {
    const shop = openShop();
    const { cReq } = await startChallenge(shop);
    const opened = await postForm(shop, '/acs', { creq: cReq, threeDSSessionData: 'b3JkZXI' });
    const answer = await postForm(shop, '/acs/answer', {
      acsTransId: hiddenField(opened.body, 'acsTransId'),
      threeDSSessionData: 'b3JkZXI',
      ...APPROVE,
    });
    expect(answer.body).toContain(`method="post" action="${strongCustomerAuthentication.notificationURL}"`);
    expect(hiddenField(answer.body, 'threeDSSessionData')).toBe('b3JkZXI');
    expect(answer.body).toContain('<button>Continue</button>');
    expect(answer.headers['content-security-policy']).toContain(
      'form-action http://bookings.riverside.localhost:8080',
    );
    const script = await shop.app.inject({ url: '/acs/return.js' });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('gives the first answer again when the shop posts the challenge again', async () => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    await answerChallenge(shop, cReq, APPROVE);
    const again = await postForm(shop, '/acs', { creq: cReq, threeDSSessionData: 'b3JkZXI' });
    const result = await complete(shop, transactionId, hiddenField(again.body, 'cres'));
    expect(result.json().status).toBe('Ok');
  });

  it('does not change its mind', async () => {
    const shop = openShop();
    const { transactionId, cReq } = await startChallenge(shop);
    const opened = await postForm(shop, '/acs', { creq: cReq });
    const acsTransId = hiddenField(opened.body, 'acsTransId');
    await postForm(shop, '/acs/answer', { acsTransId, action: 'cancel' });
    const second = await postForm(shop, '/acs/answer', { acsTransId, ...APPROVE });
    const result = await complete(shop, transactionId, hiddenField(second.body, 'cres'));
    expect(result.json().status).toBe('Rejected');
  });

  it('escapes what the shop and the browser send', async () => {
    const shop = openShop();
    const hostile = `"><script>alert('x')</script>&`;
    const { cReq } = await startChallenge(shop, CHALLENGED, {
      description: hostile,
      strongCustomerAuthentication: {
        ...strongCustomerAuthentication,
        notificationURL: `http://shop.example/?a="><script>&b=1`,
      },
    });
    const opened = await postForm(shop, '/acs', { creq: cReq, threeDSSessionData: hostile });
    expect(opened.body).not.toContain('<script>alert');
    expect(hiddenField(opened.body, 'threeDSSessionData')).toBe(hostile);
    const page = await postForm(shop, '/acs/answer', {
      acsTransId: hiddenField(opened.body, 'acsTransId'),
      threeDSSessionData: hostile,
      ...APPROVE,
    });
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('action="http://shop.example/?a=&quot;&gt;&lt;script&gt;&amp;b=1"');
    expect(page.headers['content-security-policy']).toMatch(/form-action http:\/\/shop\.example$/);
  });

  it.each([
    ['/acs', {}],
    ['/acs', { creq: 'nonsense' }],
    ['/acs', { creq: 'x'.repeat(5000) }],
    ['/acs/answer', { acsTransId: 'unknown', action: 'submit' }],
    ['/acs/answer', { action: 'something' }],
  ])('of %s with %o says that the check has ended', async (url, fields) => {
    const page = await postForm(openShop(), url, fields);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('You have not been charged.');
  });
});
