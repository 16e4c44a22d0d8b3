import { describe, expect, it } from 'vitest';
import { type DirectDebitEntry, emptyDirectDebit } from '../entries/direct-debit-entry.ts';
import { canSave, isComplete, withoutDirectDebit } from './direct-debit-rules.ts';

const whole: DirectDebitEntry = {
  ...emptyDirectDebit,
  accountHolder: 'Al',
  accountNumber: '12345678',
  sortCode: '12-34-56',
  billingAddressLineOne: '12',
  billingCity: 'Ly',
  billingPostcode: 'sw1a1aa',
  isAuthorised: true,
  hasAgreed: true,
};
const facts = { collectsAddress: true, hasTerms: true };

describe('the form is whole', () => {
  it('with everything given, address line 2 apart', () => expect(isComplete(whole, facts)).toBe(true));
  it.each<[string, Partial<DirectDebitEntry>, boolean]>([
    ['a holder of one letter', { accountHolder: 'A' }, false],
    ['a number of 5 digits', { accountNumber: '12345' }, false],
    ['a number of 7 digits, padded', { accountNumber: '1234567' }, true],
    ['a number of 9 digits', { accountNumber: '123456789' }, true],
    ['a letter in the number', { accountNumber: '1234567a' }, false],
    ['a point in the number', { accountNumber: '1234567.' }, false],
    ['a sort code of 5 digits', { sortCode: '12-345' }, false],
    ['a sort code of 7 digits', { sortCode: '1234567' }, false],
    ['a letter in the sort code', { sortCode: '12345a' }, false],
    ['an address of one sign', { billingAddressLineOne: '1' }, false],
    ['a town of one letter', { billingCity: 'L' }, false],
    ['no postcode', { billingPostcode: '12345' }, false],
    ['no authority', { isAuthorised: false }, false],
    ['terms not agreed to', { hasAgreed: false }, false],
  ])('%s', (_what, parts, expected) => expect(isComplete({ ...whole, ...parts }, facts)).toBe(expected));
  it('without an address where none is collected', () => {
    const bare = { ...whole, billingAddressLineOne: '', billingCity: '', billingPostcode: '' };
    expect(isComplete(bare, { ...facts, collectsAddress: false })).toBe(true);
    expect(isComplete(bare, facts)).toBe(false);
  });
  it('without the tick where there are no terms, but not before that is known', () => {
    const unticked = { ...whole, hasAgreed: false };
    expect(isComplete(unticked, { ...facts, hasTerms: false })).toBe(true);
    expect(isComplete(whole, { ...facts, hasTerms: null })).toBe(false);
  });
});

it('what the server refused is in the way until the form is edited', () => {
  const messages = { 'accountDetails.sortCode': ['No.'], startDate: ['Too late.'] };
  expect(canSave(whole, facts, messages)).toBe(false);
  expect(canSave(whole, facts, { accountHolder: ['No.'] })).toBe(false);
  expect(withoutDirectDebit(messages)).toEqual({ startDate: ['Too late.'] });
  expect(canSave(whole, facts, withoutDirectDebit(messages))).toBe(true);
});
