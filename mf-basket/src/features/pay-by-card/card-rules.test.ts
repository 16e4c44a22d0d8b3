import { expect, test } from 'vitest';
import {
  cardBrand,
  isCardNumberValid,
  isExpiryValid,
  isSecurityCodeValid,
  savedCardCodeLength,
} from './card-rules.ts';

test.each([
  ['4111 1111 1111 1111', true],
  ['4111 1111 1111 1112', false],
  ['4111-1111-1111-1111', true],
  ['4929000000006', true],
  ['4929000005559', true],
  ['4484000000002', true],
  ['4462000000000003', true],
  ['4917300000000008', true],
  ['5186150660000009', true],
  ['5185690060000001', true],
  ['6759000000005', true],
  ['374200000000004', true],
  ['36000000000008', true],
  ['3569990000000009', true],
  ['37420000000000', false],
  ['411111111111111', false],
  ['4111 1111 1111 111a', false],
  ['4111 1111 1111 1111a', false],
  ['a4111 1111 1111 1111', false],
  ['', false],
])('card number %s: %s', (number, valid) => {
  expect(isCardNumberValid(number)).toBe(valid);
});

test.each([
  ['10/26', false],
  ['11/26', true],
  ['01/27', true],
  ['12/46', true],
  ['01/47', false],
  ['13/30', false],
  ['00/30', false],
  ['1/30', false],
  ['2030-01', false],
  ['12/300', false],
  ['112/30', false],
  ['01/2030', false],
  ['', false],
])('expiry %s on the last day of November 2026: %s', (expiry, valid) => {
  expect(isExpiryValid(expiry, '2026-11-30')).toBe(valid);
});

test.each([
  ['4111', 'Visa', 3],
  ['3742', 'American Express', 4],
  ['5186', 'Mastercard', 3],
  ['3569', 'JCB', 3],
])('%s begins like %s', (digits, name, codeLength) => {
  expect(cardBrand(digits)).toMatchObject({ name, codeLength });
});

test('nothing typed is no brand', () => {
  expect(cardBrand('')).toBeNull();
  expect(cardBrand('9')).toBeNull();
});

test.each([
  ['123', 3, true],
  ['1234', 3, false],
  ['1234', 4, true],
  ['123', 4, false],
  ['123', null, true],
  ['1234', null, true],
  ['12', null, false],
  ['12a', 3, false],
  ['FAIL', 4, false],
])('security code %s with %s digits: %s', (code, length, valid) => {
  expect(isSecurityCodeValid(code, length)).toBe(valid);
});

test.each([
  ['AmericanExpress', 4],
  ['American Express', 4],
  ['Visa', 3],
  ['Debit Mastercard', 3],
])('a saved %s has a code of %s digits', (type, length) => {
  expect(savedCardCodeLength(type)).toBe(length);
});
