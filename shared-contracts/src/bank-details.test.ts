import { describe, expect, it } from 'vitest';
import {
  accountDetailsOf,
  type BankDetailsInput,
  formatSortCode,
  invalidBankFields,
  normaliseAccountNumber,
  normaliseSortCode,
} from './bank-details.ts';

describe('what was typed', () => {
  it.each([
    ['10-79-99', '107999'],
    [' 10 79 99 ', '107999'],
    ['10–79–99', '107999'],
    ['10.79.99', '10.79.99'],
    ['', ''],
  ])('sort code %j becomes %j', (typed, normal) => expect(normaliseSortCode(typed)).toBe(normal));

  it.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['1234567', '01234567'],
    ['123-456', '00123456'],
    ['12345', '12345'],
    ['123456789', '123456789'],
    ['1234567a', '1234567a'],
    ['123456a', '123456a'],
    ['a123456', 'a123456'],
    ['abcdef', 'abcdef'],
  ])('account number %j becomes %j', (typed, normal) => expect(normaliseAccountNumber(typed)).toBe(normal));

  it('a sort code is shown in pairs', () => {
    expect(formatSortCode('107999')).toBe('10-79-99');
    expect(formatSortCode('10799')).toBe('10799');
    expect(formatSortCode('1079990')).toBe('1079990');
    expect(formatSortCode('x107999')).toBe('x107999');
  });
});

describe('the rules of the form', () => {
  const good: BankDetailsInput = {
    accountHolder: 'Al',
    accountNumber: '12345678',
    sortCode: '10-79-99',
    billingAddressLineOne: '12',
    billingCity: 'Ly',
    billingPostcode: 'sw1a1aa',
  };
  const wrong = (change: Partial<BankDetailsInput>, collectsAddress = true) =>
    invalidBankFields({ ...good, ...change }, { collectsAddress });

  it('have nothing against good details', () => expect(wrong({})).toEqual([]));

  it.each<[Partial<BankDetailsInput>, string[]]>([
    [{ accountHolder: 'A' }, ['accountHolder']],
    [{ accountHolder: ' A ' }, ['accountHolder']],
    [{ accountNumber: '12345' }, ['accountNumber']],
    [{ accountNumber: '1234567' }, []],
    [{ accountNumber: '123456789' }, []],
    [{ accountNumber: '1234567a' }, ['accountNumber']],
    [{ accountNumber: '1234567.' }, ['accountNumber']],
    [{ accountNumber: '12345678a' }, ['accountNumber']],
    [{ accountNumber: 'a12345678' }, ['accountNumber']],
    [{ sortCode: '12345' }, ['sortCode']],
    [{ sortCode: '1234567' }, ['sortCode']],
    [{ sortCode: '12345a' }, ['sortCode']],
    [{ billingAddressLineOne: '1' }, ['billingAddressLineOne']],
    [{ billingCity: 'L' }, ['billingCity']],
    [{ billingPostcode: '12345' }, ['billingPostcode']],
    [{ billingPostcode: null }, ['billingPostcode']],
  ])('%j: %j', (change, fields) => expect(wrong(change)).toEqual(fields));

  it('ask for no address where none is collected', () => {
    const none = { billingAddressLineOne: '', billingCity: null, billingPostcode: undefined };
    expect(wrong(none, false)).toEqual([]);
    expect(wrong(none)).toEqual(['billingAddressLineOne', 'billingCity', 'billingPostcode']);
  });
});

it('is sent normalised, the address only where it is collected', () => {
  const typed = {
    accountNumber: '123 4567',
    sortCode: '12-34 56',
    billingAddressLineOne: ' 12 Test Street ',
    billingAddressLineTwo: ' ',
    billingCity: 'Ely ',
    billingPostcode: 'sw1a1aa',
  };
  const account = { accountNumber: '01234567', sortCode: '123456' };
  expect(accountDetailsOf(typed, { collectsAddress: false })).toEqual(account);
  expect(accountDetailsOf(typed, { collectsAddress: true })).toEqual({
    ...account,
    billingAddressLineOne: '12 Test Street',
    billingAddressLineTwo: null,
    billingCity: 'Ely',
    billingPostcode: 'SW1A 1AA',
  });
});
