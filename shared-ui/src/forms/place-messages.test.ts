import { expect, test } from 'vitest';
import { placeMessages } from './place-messages.ts';

const fields = [
  { name: 'email', label: 'Email address' },
  { name: 'sortCode', label: 'Sort code', keys: ['accountDetails.sortCode'] },
  { name: 'address', label: 'Address' },
  { name: 'postcode', label: 'Postcode', keys: ['address.postcode', 'postcode'], isShown: false },
] as const;

test.each([
  ['at its field', { email: ['Taken.'] }, { email: 'Taken.' }, []],
  ['several, in one line', { email: ['Taken.', 'Try another.'] }, { email: 'Taken. Try another.' }, []],
  ['under the key a server uses', { 'accountDetails.sortCode': ['Unknown.'] }, { sortCode: 'Unknown.' }, []],
  ['below a field', { 'address.city': ['Missing.'] }, { address: 'Missing.' }, []],
  ['of two keys together', { address: ['No.'], 'address.0': ['Nor.'] }, { address: 'No. Nor.' }, []],
  ['without a key', { '': ['Try later.'] }, {}, ['Try later.']],
  ['about nothing on the form', { membershipUserId: ['Unknown person.'] }, {}, ['Unknown person.']],
  ['about a parent of fields', { accountDetails: ['Not a bank.'] }, {}, ['Not a bank.']],
  ['of a field that only begins alike', { emailAgain: ['Differs.'] }, {}, ['Differs.']],
  ['under its label where it is not drawn', { 'address.postcode': ['Not one.'] }, {}, ['Postcode: Not one.']],
  ['with its label once', { postcode: ['The postcode is wrong.'] }, {}, ['The postcode is wrong.']],
  ['that says nothing', { email: [], other: [] }, {}, []],
])('a message %s', (_what, messages, atFields, whole) => {
  expect(placeMessages(messages as Record<string, string[]>, fields)).toMatchObject({ atFields, whole });
});

test('the toast gets the messages that no field shows, except those about the whole form', () => {
  const messages = { '': ['Try later.'], email: ['Taken.'], postcode: ['Not one.'], other: ['No.'] };
  expect(placeMessages(messages, fields).unmatched).toEqual({
    postcode: ['Postcode: Not one.'],
    other: ['No.'],
  });
});
