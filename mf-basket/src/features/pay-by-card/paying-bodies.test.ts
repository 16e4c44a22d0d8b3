import { expect, test } from 'vitest';
import { CARD_METHODS } from './card-entry.ts';
import { authoriseBody, cardDetails, completeBody, payBody } from './paying-bodies.ts';
import { goodEntry, savedCard } from './testing.ts';

const credit = { tenderType: 'credit', amount: '1.50', creditType: 'general' } as const;
const agreement = {
  source: 'bookings' as const,
  terms: ['term-1'],
  completedWaivers: ['waiver-1'],
  payments: [credit],
  priceKey: undefined,
};
const session = {
  sessionKey: 'key',
  providerUrl: 'https://p',
  mode: 'test',
  savedCards: [savedCard],
  billingAddress: null,
} as const;
const browserDetails = {
  colourDepth: 24,
  javaEnabled: false,
  javascriptEnabled: true,
  language: 'en-GB',
  screenHeight: 800,
  screenWidth: 1280,
  timezoneOffset: 0,
};
const given = {
  session,
  cardIdentifier: 'c1',
  browserDetails,
  agreement,
};

test('the card goes out without spaces, its expiry as MMYY', () => {
  expect(cardDetails({ ...goodEntry, cardNumber: '4111 1111 1111 1111', expiryDate: '01/30' })).toEqual({
    cardholderName: 'SUCCESSFUL',
    cardNumber: '4111111111111111',
    expiryDate: '0130',
    securityCode: '123',
  });
});

test('authorising carries name and address, and never the card', () => {
  const body = authoriseBody({ ...given, entry: { ...goodEntry, saveCard: true } });
  expect(body).toMatchObject({
    source: 'bookings',
    terms: ['term-1'],
    completedWaivers: ['waiver-1'],
    payments: [credit],
    cardIdentifier: 'c1',
    cardHolderName: 'SUCCESSFUL',
    sessionKey: 'key',
    saveCard: true,
    savedCardId: null,
    billingFirstName: 'Sam',
    billingAddressLineTwo: null,
    billingPostcode: 'm33 1aa',
  });
  const sent = JSON.stringify(body);
  expect(sent).not.toContain('4929');
  expect(sent).not.toContain('12/30');
  expect(sent).not.toContain('"123"');
});

test('a saved card is named by its id, and not saved again', () => {
  const entry = { ...goodEntry, method: CARD_METHODS.savedCard, savedCardId: savedCard.id, saveCard: true };
  expect(authoriseBody({ ...given, entry })).toMatchObject({
    savedCardId: 'saved-1',
    cardHolderName: 'Alex Member',
    saveCard: false,
  });
});

test('completing names the transaction, or the person when nothing was paid', () => {
  const both = { source: 'bookings', terms: ['term-1'], completedWaivers: ['waiver-1'], payments: [credit] };
  expect(completeBody(given.agreement, 't1', 'sam')).toEqual({ ...both, transactionUuid: 't1' });
  expect(completeBody(given.agreement, null, 'sam')).toEqual({ ...both, selectedUserId: 'sam' });
});

test('the desk names the customer that pays (shell specification 7)', () => {
  expect(payBody({ ...given.agreement, source: 'front-of-house' }, 'sam')).toEqual({
    source: 'front-of-house',
    terms: ['term-1'],
    completedWaivers: ['waiver-1'],
    payments: [credit],
    selectedUserId: 'sam',
  });
});

test('a paying call brings along the prices that were on show, where the API names them', () => {
  const parts = { ...agreement, terms: ['term-1'], payments: [] };
  expect(completeBody({ ...parts, priceKey: 'abc' }, null, 'u1')).toMatchObject({ priceKey: 'abc' });
  expect(completeBody({ ...parts, priceKey: 'abc' }, 't1', null)).toMatchObject({ priceKey: undefined });
  expect(payBody({ ...parts, priceKey: 'abc' }, 'p1')).toMatchObject({ priceKey: 'abc' });
  expect(completeBody(parts, null, 'u1')).toMatchObject({ priceKey: undefined });
});
