import { expect, test } from 'vitest';
import { answerChallenge, hiddenField } from '../../test-support/bank.ts';
import {
  answerOf,
  checkAnswer,
  checkRequest,
  type Place,
  placeOf,
  places,
} from '../../test-support/published-api/published-api.ts';
import { DECLINED_VISA, openShop, SAVE_CARD, SAVED_VISA, type Shop } from '../../test-support/shop.ts';

const BASE = '/api/v1';

const placeAt = (method: string, url: string): Place | undefined =>
  places.find(
    (place) =>
      place.method === method.toLowerCase() &&
      new RegExp(`^${BASE}${place.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url),
  );

/** A shop at a sandbox whose every answer is compared with the provider's published text. */
function openWatchedShop() {
  const shop = openShop();
  const answered = new Set<string>();
  const breaches: string[] = [];
  shop.app.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
    const place = placeAt(method, url);
    if (!place) return;
    answered.add(`${place.operation.operationId} ${statusCode}`);
    const body = typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : undefined;
    breaches.push(...checkAnswer(place, statusCode, body).map((what) => `${method} ${url}: ${what}`));
  });
  return { shop, answered, breaches };
}

async function payAndRefund(shop: Shop): Promise<void> {
  const { transactionId } = (await shop.pay()).json();
  const refund = {
    transactionType: 'Refund',
    referenceTransactionId: transactionId,
    description: 'Cancelled',
  };
  await shop.call('POST', 'transactions', { ...refund, vendorTxCode: 'refund-1', amount: 250 });
  await shop.call('POST', 'transactions', { ...refund, vendorTxCode: 'refund-2', amount: 99_999 });
  await shop.call('POST', `transactions/${transactionId}/instructions`, { instructionType: 'void' });
}

async function payWithChallenge(shop: Shop): Promise<void> {
  const saving = { card: { save: true }, credentialType: SAVE_CARD, apply3DSecure: 'Force' };
  const { transactionId, cReq } = (await shop.pay({ cardholderName: 'CHALLENGE' }, saving)).json();
  await shop.call('GET', `transactions/${transactionId}`);
  const cRes = hiddenField(
    await answerChallenge(shop, cReq, { word: 'challenge', action: 'submit' }),
    'cres',
  );
  await shop.call('POST', `transactions/${transactionId}/3d-secure-challenge`, { cRes });
  await shop.call('GET', `transactions/${transactionId}`);
}

test('the sandbox answers every call as the provider publishes it', async () => {
  const { shop, answered, breaches } = openWatchedShop();
  const key = await shop.newKey();
  await shop.call('GET', `merchant-session-keys/${key}`);
  await shop.call('GET', 'merchant-session-keys/unknown');
  await shop.tokenise(key, { cardNumber: '4929000000007' });
  await shop.tokenise('dead');
  await shop.activate(await shop.newKey(), SAVED_VISA, '123');
  await shop.pay({ cardNumber: DECLINED_VISA });
  await shop.pay({}, { amount: 'much' });
  await payAndRefund(shop);
  await payWithChallenge(shop);
  const voided = (await shop.pay()).json();
  await shop.call('POST', `transactions/${voided.transactionId}/instructions`, { instructionType: 'void' });
  await shop.call('DELETE', `card-identifiers/${SAVED_VISA}`);
  await shop.call('DELETE', `card-identifiers/${SAVED_VISA}`);
  expect(breaches).toEqual([]);
  expect([...answered].sort()).toEqual([
    'create3DSecurev2 201',
    'createCi 201',
    'createCi 401',
    'createCi 422',
    'createInstruction 201',
    'createInstruction 403',
    'createMsk 201',
    'createTransaction 201',
    'createTransaction 202',
    'createTransaction 403',
    'createTransaction 422',
    'linkCi 204',
    'readMsk 200',
    'readMsk 404',
    'removeCi 200',
    'removeCi 404',
    'retrieveTransaction 200',
    'retrieveTransaction 404',
  ]);
});

test('a request by the published text is taken by the sandbox, and the other way round', async () => {
  const { shop } = openWatchedShop();
  const key = await shop.newKey();
  const { cardIdentifier } = (await shop.tokenise(key)).json();
  const payment = shop.payment(key, cardIdentifier);
  expect(checkRequest(placeOf('createTransaction'), payment)).toEqual([]);
  for (const spoilt of [
    { ...payment, vendorTxCode: 'x'.repeat(41) },
    { ...payment, customerFirstName: 'x'.repeat(21) },
    { ...payment, apply3DSecure: 'Perhaps' },
    { ...payment, description: undefined },
  ]) {
    expect(checkRequest(placeOf('createTransaction'), spoilt)).not.toEqual([]);
    expect((await shop.call('POST', 'transactions', spoilt)).statusCode).toBe(422);
  }
});

test('every example of the text follows the text', () => {
  for (const place of places) {
    for (const status of Object.keys(place.operation.responses).map(Number)) {
      const examples = answerOf(place.operation, status).content?.['application/json'].examples ?? {};
      for (const { value } of Object.values(examples)) expect(checkAnswer(place, status, value)).toEqual([]);
    }
  }
  expect(checkAnswer(placeOf('retrieveTransaction'), 200, { status: 'Great' })).not.toEqual([]);
  expect(checkAnswer(placeOf('retrieveTransaction'), 418, {})).not.toEqual([]);
});
