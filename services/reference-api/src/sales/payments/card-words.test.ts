import { expect, test } from 'vitest';
import { cardDescription, formatExpiry, isExpired, isLongExpired } from './card-words.ts';

test.each([
  ['Visa', 'Visa ending 0006'],
  ['VisaDebit', 'Visa Debit ending 0006'],
  ['AmericanExpress', 'American Express ending 0006'],
  ['SomethingNew', 'SomethingNew ending 0006'],
])('a %s is described', (type, description) => {
  expect(cardDescription({ type, lastFourDigits: '0006' })).toBe(description);
});

test('a card that nothing is said of is a card', () => {
  expect(cardDescription(null)).toBe('Card');
});

test('an expiry is shown with a stroke', () => {
  expect(formatExpiry('1239')).toBe('12/39');
});

test.each([
  ['the month before', '10/26', '2026-11-21T12:00:00Z', true],
  ['its own month', '11/26', '2026-11-30T23:30:00Z', false],
  ['the first minute after, in London', '06/26', '2026-06-30T23:30:00Z', true],
  ['a later year with an earlier month', '01/27', '2026-11-21T12:00:00Z', false],
])('%s', (_, expiry, now, expected) => {
  expect(isExpired(expiry, new Date(now))).toBe(expected);
});

test.each([
  ['its last month', '11/26', false],
  ['twelve months later', '11/25', false],
  ['a month after that', '10/25', true],
  ['a date to come', '01/39', false],
])('a card is forgotten at the checkout: %s', (_, expiry, expected) => {
  expect(isLongExpired(expiry, new Date('2026-11-21T12:00:00Z'))).toBe(expected);
});
