import { expect, test } from 'vitest';
import {
  type ProviderAnswer,
  readPayment,
  readRefund,
  readSession,
  readTransaction,
  readVoid,
} from './provider-answers.ts';

const card = {
  cardType: 'Visa',
  lastFourDigits: '0006',
  expiryDate: '1239',
  cardIdentifier: 'R',
  reusable: true,
};
const ok = { transactionId: 'T', status: 'Ok', statusCode: '0000', paymentMethod: { card } };
const declined = { transactionId: 'T', status: 'NotAuthed', statusCode: '2000' };
const challenge = { transactionId: 'T', acsUrl: 'https://bank.example/acs', cReq: 'abc', status: '3DAuth' };
const fields = (code: number) => ({ errors: [{ code, property: 'x', description: 'y' }] });

test.each<[string, ProviderAnswer, object]>([
  [
    'a charge',
    { status: 201, body: ok },
    { kind: 'authorised', transactionId: 'T', card: { reusableIdentifier: 'R' } },
  ],
  ['a decline', { status: 201, body: declined }, { kind: 'declined', transactionId: 'T', reason: '2000' }],
  ['a challenge', { status: 202, body: challenge }, { kind: 'challenge', acsUrl: challenge.acsUrl }],
  [
    'a dead session',
    { status: 422, body: fields(1011) },
    { kind: 'declined', transactionId: null, reason: '1011' },
  ],
  [
    'a decline by 403',
    { status: 403, body: { ...declined, statusDetail: 'Declined.' } },
    { kind: 'declined', transactionId: 'T', reason: '2000' },
  ],
  ['a refusal by 403', { status: 403, body: { code: 1017 } }, { kind: 'declined', reason: '1017' }],
  ['credentials refused by 403', { status: 403, body: { code: 1002 } }, { kind: 'unavailable' }],
  ['a refusal of something on the way', { status: 403, body: undefined }, { kind: 'unknown' }],
  ['a code that no text has', { status: 422, body: fields(4042) }, { kind: 'declined', reason: '4042' }],
  ['bad credentials', { status: 401, body: { code: 1002 } }, { kind: 'unavailable', reason: '1002' }],
  ['a time-out of its own', { status: 408, body: { code: 9998 } }, { kind: 'unknown' }],
  ['a crash', { status: 500, body: undefined }, { kind: 'unknown' }],
  ['HTML from a proxy', { status: 200, body: undefined }, { kind: 'unknown' }],
  [
    'a charge that says nothing of its card',
    { status: 201, body: { ...ok, paymentMethod: undefined } },
    { kind: 'authorised', transactionId: 'T', card: null },
  ],
  [
    'a charge whose card has its date under the other name',
    {
      status: 201,
      body: { ...ok, paymentMethod: { card: { ...card, expiryDate: undefined, expiry: '1239' } } },
    },
    { kind: 'authorised', card: { expiryDate: '1239' } },
  ],
  ['a challenge without an address', { status: 202, body: { transactionId: 'T' } }, { kind: 'unknown' }],
  ['no connection', { missing: 'unreachable' }, { kind: 'unavailable' }],
  ['a lost answer', { missing: 'lost' }, { kind: 'unknown' }],
])('%s', (_, answer, outcome) => {
  expect(readPayment(answer)).toMatchObject(outcome);
});

test('a card is reusable only when the provider says so', () => {
  const once = { ...ok, paymentMethod: { card: { ...card, reusable: false } } };
  expect(readPayment({ status: 201, body: once })).toMatchObject({ card: { reusableIdentifier: null } });
});

test.each<[string, ProviderAnswer, string]>([
  ['a charge', { status: 200, body: ok }, 'authorised'],
  ['a decline', { status: 200, body: declined }, 'declined'],
  ['nothing yet', { status: 404, body: { code: 1012 } }, 'undecided'],
  ['a refusal', { status: 403, body: { code: 1014 } }, 'unknown'],
  ['a crash', { status: 500, body: undefined }, 'unknown'],
  ['no connection', { missing: 'unreachable' }, 'unknown'],
])('a look-up that finds %s', (_, answer, kind) => {
  expect(readTransaction(answer).kind).toBe(kind);
});

test.each<[string, ProviderAnswer, string]>([
  ['done', { status: 201, body: { instructionType: 'void' } }, 'voided'],
  ['HTML from a proxy', { status: 200, body: undefined }, 'unknown'],
  ['refused on the way', { status: 403, body: undefined }, 'unknown'],
  ['too late', { status: 403, body: { code: 1017 } }, 'refused'],
  ['our credentials', { status: 401, body: { code: 1002 } }, 'unknown'],
  ['a crash', { status: 500, body: undefined }, 'unknown'],
  ['no connection', { missing: 'lost' }, 'unknown'],
])('a void: %s', (_, answer, kind) => {
  expect(readVoid(answer).kind).toBe(kind);
});

test.each<[string, ProviderAnswer, string]>([
  ['done', { status: 201, body: { transactionId: 'R', status: 'Ok', statusCode: '0000' } }, 'refunded'],
  ['declined', { status: 201, body: declined }, 'refused'],
  ['more than was paid', { status: 403, body: { code: 1017 } }, 'refused'],
  ['refused on the way', { status: 403, body: undefined }, 'unknown'],
  ['our credentials', { status: 401, body: { code: 1002 } }, 'unavailable'],
  ['not readable', { status: 201, body: '<html>' }, 'unknown'],
  ['a crash', { status: 500, body: undefined }, 'unknown'],
  ['never arrived', { missing: 'unreachable' }, 'unavailable'],
  ['no answer', { missing: 'lost' }, 'unknown'],
])('a refund: %s', (_, answer, kind) => {
  expect(readRefund(answer).kind).toBe(kind);
});

test.each<[ProviderAnswer, string | null]>([
  [{ status: 201, body: { merchantSessionKey: 'K' } }, 'K'],
  [{ status: 201, body: '<html>' }, null],
  [{ status: 401, body: { code: 1002 } }, null],
  [{ missing: 'lost' }, null],
])('a session', (answer, key) => {
  expect(readSession(answer)).toBe(key);
});
