import { expect, it } from 'vitest';
import { joiningTexts } from '../texts/joining-texts.ts';
import { checkBankDetails } from './check-bank-details.ts';

const address = { billingAddressLineOne: ' 8 Weir Street ', billingCity: 'Sale', billingPostcode: 'm337ab' };
const account = { accountNumber: '66374958', sortCode: '08-99-99', ...address };
const words = joiningTexts.bank;

it('reads an account into one form', async () => {
  expect(await checkBankDetails({ accountHolder: ' Sam Newbury ', accountDetails: account }, true)).toEqual({
    details: {
      accountHolder: 'Sam Newbury',
      accountNumber: '66374958',
      sortCode: '089999',
      billingAddress: { lineOne: '8 Weir Street', lineTwo: null, city: 'Sale', postcode: 'M33 7AB' },
    },
  });
});

it('keeps no address that the site does not collect', async () => {
  expect(await checkBankDetails({ accountHolder: 'Sam', accountDetails: account }, false)).toMatchObject({
    details: { billingAddress: null },
  });
});

it.each<[string, object | null, Record<string, string[]>]>([
  ['nothing', null, { accountDetails: [words.missing] }],
  ['a short number', { accountNumber: '12345' }, { 'accountDetails.accountNumber': [words.accountNumber] }],
  [
    'a long number',
    { accountNumber: '123456789' },
    { 'accountDetails.accountNumber': [words.accountNumber] },
  ],
  ['a short sort code', { sortCode: '12-34-5' }, { 'accountDetails.sortCode': [words.sortCode] }],
  ['no town', { billingCity: '' }, { 'accountDetails.billingCity': [words.billingCity] }],
  [
    'a foreign postcode',
    { billingPostcode: '75001' },
    { 'accountDetails.billingPostcode': [words.billingPostcode] },
  ],
  [
    'an account that cannot exist',
    { accountNumber: '66374959' },
    { 'accountDetails.accountNumber': [words.mismatch], 'accountDetails.sortCode': [words.mismatch] },
  ],
])('refuses %s', async (_what, change, messages) => {
  const accountDetails = change && { ...account, ...change };
  expect(await checkBankDetails({ accountHolder: 'Sam Newbury', accountDetails }, true)).toEqual({
    messages,
  });
});

it('asks for the name on the account', async () => {
  expect(await checkBankDetails({ accountHolder: 'S', accountDetails: account }, true)).toEqual({
    messages: { accountHolder: [words.accountHolder] },
  });
  expect(await checkBankDetails({ accountDetails: account }, true)).toHaveProperty('messages.accountHolder');
});

it('lets an account pass that no rule covers', async () => {
  const unknown = { ...account, sortCode: '000000', accountNumber: '1234567' };
  expect(await checkBankDetails({ accountHolder: 'Sam', accountDetails: unknown }, true)).toMatchObject({
    details: { accountNumber: '01234567' },
  });
});
