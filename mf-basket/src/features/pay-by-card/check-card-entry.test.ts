import { expect, test } from 'vitest';
import { CARD_METHODS, type CardEntry, chosenCard, emptyCardEntry, usableCards } from './card-entry.ts';
import { type CardEntryErrors, checkCardEntry } from './check-card-entry.ts';
import { goodEntry, savedCard } from './testing.ts';

const circumstances = { mode: 'test', savedCards: [], today: '2026-11-21' } as const;
const saved = {
  ...goodEntry,
  method: CARD_METHODS.savedCard,
  savedCardId: savedCard.id,
  cardNumber: '',
  expiryDate: '',
  cardholderName: '',
};

test.each<[Partial<CardEntry>, CardEntryErrors]>([
  [{}, {}],
  [{ cardholderName: 'Al' }, { cardholderName: 'Enter the name on the card' }],
  [{ cardholderName: 'Ali' }, {}],
  [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'Please enter a valid card number' }],
  [{ expiryDate: '10/26' }, { expiryDate: 'Please enter a valid expiry date' }],
  [{ securityCode: '1234' }, { securityCode: 'Please enter a valid security code' }],
  [{ securityCode: 'FAIL' }, { securityCode: 'Please enter a valid security code' }],
  [{ billingFirstName: 'A' }, { billingFirstName: 'Enter your first name' }],
  [{ billingLastName: ' B ' }, { billingLastName: 'Enter your last name' }],
  [{ billingAddressLineOne: '1' }, { billingAddressLineOne: 'Enter the first line of your address' }],
  [{ billingAddressLineOne: '12' }, {}],
  [{ billingCity: 'L' }, { billingCity: 'Enter your town or city' }],
  [{ billingPostcode: '' }, {}],
])('a new card with %o', (change, errors) => {
  expect(checkCardEntry({ ...goodEntry, ...change }, circumstances)).toEqual(errors);
});

test('an empty form names every field in its order', () => {
  const entry = emptyCardEntry({ firstName: '', lastName: '' });
  expect(Object.keys(checkCardEntry(entry, circumstances))).toEqual([
    'cardNumber',
    'expiryDate',
    'securityCode',
    'cardholderName',
    'billingFirstName',
    'billingLastName',
    'billingAddressLineOne',
    'billingCity',
  ]);
});

test.each([
  ['123', 'live', true],
  ['FAIL', 'test', true],
  ['FAIL', 'live', false],
  ['12', 'test', false],
  ['', 'test', false],
] as const)('a saved card with %s in %s mode', (securityCode, mode, valid) => {
  const errors = checkCardEntry(
    { ...saved, securityCode },
    { ...circumstances, mode, savedCards: [savedCard] },
  );
  expect('securityCode' in errors).toBe(!valid);
});

const expired = { ...savedCard, id: 'expired', recentlyExpired: true };

test('a saved card that has expired may not be used', () => {
  expect(usableCards([expired, savedCard])).toEqual([savedCard]);
});

test.each([
  ['the one that was chosen', CARD_METHODS.savedCard, savedCard.id, savedCard],
  ['none that has expired', CARD_METHODS.savedCard, expired.id, null],
  ['none that was removed', CARD_METHODS.savedCard, 'gone', null],
  ['none for a different card', CARD_METHODS.differentCard, savedCard.id, null],
])('the saved card that is paid with is %s', (_, method, savedCardId, card) => {
  expect(chosenCard({ method, savedCardId }, [expired, savedCard])).toEqual(card);
});
