import { expect, it } from 'vitest';
import { adultMembership as adult } from '../../testing/membership-examples.ts';
import { monthlyPrice } from './monthly-price.ts';

const monthly = { decimal: '5.00', formatted: '£5.00' };
const freeze = { startDate: '2026-12-15', endDate: '2027-01-14', monthly, isUnderWay: false };

it.each([
  ['one membership', [adult], '£32.00'],
  ['two of them', [adult, { ...adult, state: 'pending' as const }], '£64.00'],
  ['one that ends', [adult, { ...adult, endDate: '2027-01-31' }], '£32.00'],
  ['one that is paid at once', [{ ...adult, paymentType: 'one-off' as const }], null],
  ['one that is frozen for a time', [adult, { ...adult, freeze }], null],
  ['none', [], null],
])('%s: %#', (_what, memberships, price) => {
  expect(monthlyPrice(memberships, '£')).toBe(price);
});
