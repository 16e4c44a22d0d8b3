import { type DocumentServer, startDocumentServer } from 'card-sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardPayment, CardProvider } from './card-provider.ts';
import { createOpayoClient } from './opayo-client.ts';

let server: DocumentServer;
let client: CardProvider;

beforeAll(async () => {
  server = await startDocumentServer();
  client = createOpayoClient({ apiUrl: server.url, vendor: 'touchline', key: 'k', password: 'p' });
});
afterAll(() => server.close());

const payment: CardPayment = {
  code: '0b9c6a52-52c1-4a5c-9a0d-2f53a7e1b6c4',
  currency: 'GBP',
  country: 'GB',
  amountPence: 1250,
  description: 'Riverside Leisure',
  sessionKey: '9A8B7C6D-5E4F-4A3B-8C2D-1E0F9A8B7C6D',
  cardIdentifier: '1C2E5A90-3B6D-4F7A-8C11-22D3E4F5A6B7',
  usage: 'once',
  customer: { firstName: 'Maximiliana-Georgette', lastName: "O'Brien", email: 'sam@example.com' },
  address: { lineOne: '88', lineTwo: null, city: 'Manchester', postcode: 'M33 1AA' },
  browser: {
    ip: '::ffff:192.0.2.7',
    acceptHeader: '',
    userAgent: 'x'.repeat(3000),
    language: 'en-GB-oxendict',
    colourDepth: 30,
    screenHeight: 844,
    screenWidth: 390.5,
    timezoneOffset: -60,
    javaEnabled: false,
    javascriptEnabled: true,
  },
  notificationUrl: 'https://bookings.riverside.example.com/api/v1/checkout/sca-notification',
};
const refund = { code: payment.code, transactionId: 'T', amountPence: 250, description: 'RIV-7K3M9Q' };

test.each([
  ['once', payment],
  ['to be saved', { ...payment, usage: 'save' }],
  ['with a saved card', { ...payment, usage: 'saved' }],
  [
    'with everything as long as it gets',
    { ...payment, description: 'x'.repeat(300), amountPence: 9_999_999 },
  ],
] as const)('a payment %s is what the provider publishes', async (_, sent) => {
  expect(await client.pay(sent)).toMatchObject({ kind: 'authorised' });
  expect(server.breaches).toEqual([]);
});

test('every other call is what the provider publishes', async () => {
  expect(await client.openSession()).toMatch(/^[0-9A-F-]{36}$/);
  expect(await client.lookUp('T')).toMatchObject({ kind: 'authorised' });
  expect(await client.answerChallenge('T', 'eyJ')).toMatchObject({ kind: 'authorised' });
  expect(await client.voidPayment('T')).toEqual({ kind: 'voided' });
  expect(await client.refund(refund)).toEqual({ kind: 'refunded' });
  expect(await client.forgetCard(payment.cardIdentifier)).toBe(true);
  expect(server.breaches).toEqual([]);
  expect(new Set(server.called)).toEqual(
    new Set([
      'createTransaction',
      'createMsk',
      'retrieveTransaction',
      'create3DSecurev2',
      'createInstruction',
      'removeCi',
    ]),
  );
});

test.each([
  [201, 'authorised', { kind: 'authorised', card: { lastFourDigits: '0006', expiryDate: '1239' } }],
  [201, 'withExpiryDate', { kind: 'authorised', card: { reusableIdentifier: payment.cardIdentifier } }],
  [201, 'withoutCard', { kind: 'authorised', card: null }],
  [201, 'declined', { kind: 'declined', reason: '2000' }],
  [201, 'rejected', { kind: 'declined', reason: '2001' }],
  [202, 'challenge', { kind: 'challenge', acsUrl: 'https://bank.example.com/challenge' }],
  [401, 'failed', { kind: 'unavailable', reason: '1002' }],
  [403, 'failed', { kind: 'unavailable', reason: '1002' }],
  [403, 'status', { kind: 'declined', transactionId: null, reason: '1014' }],
  [403, 'operation', { kind: 'declined', transactionId: null, reason: '1017' }],
  [422, 'key', { kind: 'declined', reason: '1011' }],
  [422, 'missing', { kind: 'declined', reason: '1003' }],
])('the answer %i %s to a payment is understood', async (status, example, outcome) => {
  server.answerWith('createTransaction', status, example);
  expect(await client.pay(payment)).toMatchObject(outcome);
});

test.each([
  [201, 'refunded', { kind: 'refunded' }],
  [201, 'declined', { kind: 'refused', reason: '2000' }],
  [401, 'failed', { kind: 'unavailable', reason: '1002' }],
  [403, 'failed', { kind: 'unavailable', reason: '1002' }],
  [201, 'rejected', { kind: 'refused', reason: '2001' }],
  [401, 'missing', { kind: 'unavailable', reason: '1001' }],
  [403, 'status', { kind: 'refused', reason: '1014' }],
  [403, 'operation', { kind: 'refused', reason: '1017' }],
  [403, 'tooMuch', { kind: 'refused', reason: '1018' }],
  [422, 'missing', { kind: 'refused', reason: '1003' }],
])('the answer %i %s to a refund is understood', async (status, example, outcome) => {
  server.answerWith('createTransaction', status, example);
  expect(await client.refund(refund)).toEqual(outcome);
});

test.each([
  [201, undefined, { kind: 'voided' }],
  [401, 'missing', { kind: 'unknown' }],
  [401, 'failed', { kind: 'unknown' }],
  [403, 'failed', { kind: 'unknown' }],
  [403, 'status', { kind: 'refused', reason: '1014' }],
  [403, 'operation', { kind: 'refused', reason: '1017' }],
  [404, 'unknown', { kind: 'refused', reason: '1012' }],
  [422, 'missing', { kind: 'refused', reason: '1003' }],
] as const)('the answer %i %s to a void is understood', async (status, example, outcome) => {
  server.answerWith('createInstruction', status, example);
  expect(await client.voidPayment('T')).toEqual(outcome);
  expect(server.breaches).toEqual([]);
});

test('what the provider does not know or will not do is understood', async () => {
  server.answerWith('retrieveTransaction', 404);
  expect(await client.lookUp('T')).toEqual({ kind: 'undecided' });
  server.answerWith('createInstruction', 403, 'status');
  expect(await client.voidPayment('T')).toEqual({ kind: 'refused', reason: '1014' });
  server.answerWith('createInstruction', 401, 'failed');
  expect(await client.voidPayment('T')).toEqual({ kind: 'unknown' });
  server.answerWith('removeCi', 404);
  expect(await client.forgetCard('gone')).toBe(true);
  server.answerWith('removeCi', 400);
  expect(await client.forgetCard('broken')).toBe(false);
  server.answerWith('createMsk', 403, 'failed');
  expect(await client.openSession()).toBeNull();
});
