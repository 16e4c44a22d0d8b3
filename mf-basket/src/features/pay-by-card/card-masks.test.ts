// @vitest-environment happy-dom
import { IMask } from 'react-imask';
import { expect, test } from 'vitest';
import {
  cardNumberMask,
  expiryMask,
  formatExpiry,
  readPastedExpiry,
  securityCodeMask,
} from './card-masks.ts';

function typed(options: object, text: string): string {
  const mask = IMask.createMask(options as { mask: string });
  mask.resolve(text, { input: true });
  return mask.value;
}

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111-1111 1111-1111', '4111 1111 1111 1111'],
  ['4929000000006', '4929 0000 0000 6'],
  ['374200000000004', '3742 000000 00004'],
  ['36000000000008', '3600 000000 0008'],
  ['41a1', '411'],
])('the number %s shows as %s', (text, shown) => {
  expect(typed(cardNumberMask, text)).toBe(shown);
});

test.each([
  ['0130', '01/30'],
  ['01/30', '01/30'],
  ['01/2030', '01/30'],
  ['1/30', '01/30'],
  ['2030-01', '01/30'],
])('the expiry %s, filled in at once, shows as %s', (text, shown) => {
  expect(formatExpiry(typed(expiryMask, text))).toBe(shown);
});

test.each([
  ['0130', '01/30'],
  ['01/30', '01/30'],
  ['1/30', '01/30'],
  ['1 30', '01/30'],
  ['1/2030', '01/30'],
  ['01/2030', '01/30'],
  ['01-2030', '01/30'],
  ['012030', '01/30'],
  ['01/20', '01/20'],
  ['01/1999', '01/1999'],
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12x/3a0', '12/30'],
])('the expiry %s, typed key by key, shows as %s', (text, shown) => {
  const mask = IMask.createMask(expiryMask);
  for (const key of text) {
    mask.append(key, { input: true });
    mask.value = formatExpiry(mask.value);
  }
  expect(mask.value).toBe(shown);
});

test('a single digit is left to be gone on with', () => {
  expect(readPastedExpiry('1')).toBe('1');
});

test.each([
  ['12a3', 3, false, '123'],
  ['12345', 3, false, '123'],
  ['12345', null, false, '1234'],
  ['fail', 3, false, ''],
  ['fail', 3, true, 'FAIL'],
  ['123', 3, true, '123'],
])('the code %s shows as typed by a brand with %s digits', (text, length, acceptsFail, shown) => {
  const mask = IMask.createMask(securityCodeMask(length, acceptsFail));
  for (const character of text) mask.append(character, { input: true });
  expect(mask.value).toBe(shown);
});
