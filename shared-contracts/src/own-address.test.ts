import { expect, test } from 'vitest';
import { billingAddressOf } from './own-address.ts';

const own = {
  'address.lineOne': '1 New Street',
  'address.lineTwo': 'Flat 2',
  'address.city': 'Sale',
  'address.postcode': 'M33 1AA',
};
const shown = {
  billingAddressLineOne: '1 New Street',
  billingAddressLineTwo: 'Flat 2',
  billingCity: 'Sale',
  billingPostcode: 'M33 1AA',
};

test.each([
  ['as it is', own, shown],
  [
    'without what nobody said',
    { 'address.lineOne': '1 New Street' },
    { ...shown, billingAddressLineTwo: '', billingCity: '', billingPostcode: '' },
  ],
  [
    'without what is too long for it',
    { ...own, 'address.city': 'x'.repeat(41) },
    { ...shown, billingCity: '' },
  ],
  ['not at all without its first line', { 'address.postcode': 'M33 1AA' }, null],
  ['not at all of somebody who said nothing', {}, null],
])('a person’s address is a billing address %s', (_, answers, address) => {
  expect(billingAddressOf(answers)).toEqual(address);
});
