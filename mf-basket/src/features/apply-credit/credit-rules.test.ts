import type { Cart } from 'shared-contracts/api/basket';
import { expect, test } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import { appliedCredit, coveredNames, creditPayments, usableCredits } from './credit-rules.ts';

const credits = (membership: [string, string], general: [string, string]): Cart['credits'] => ({
  membership: { totalAvailable: membership[0], maxApplicable: membership[1] },
  general: { totalAvailable: general[0], maxApplicable: general[1] },
});
const general = { tenderType: 'credit', amount: '1.50', creditType: 'general' } as const;
const membership = { tenderType: 'credit', amount: '2.00', creditType: 'membership' } as const;

test('only credit pays beforehand, and keeps its kind', () => {
  const payments = [general, membership, { tenderType: 'cash', amount: '5.00' }];
  expect(creditPayments({ payments })).toEqual([general, membership]);
  expect(appliedCredit({ payments })).toBe(350);
  expect(creditPayments({ payments: [{ tenderType: 'credit', amount: '1.00' }] })).toEqual([
    { tenderType: 'credit', amount: '1.00' },
  ]);
});

test.each<[string, Cart['credits'], Cart['payments'], object[]]>([
  ['no credit', credits(['0.00', '0.00'], ['0.00', '0.00']), [], []],
  ['credit that this basket cannot take', credits(['9.00', '0.00'], ['0.00', '0.00']), [], []],
  [
    'general credit, unused',
    credits(['0.00', '0.00'], ['12.50', '6.50']),
    [],
    [{ type: 'general', available: 1250, most: 650, applied: 0 }],
  ],
  [
    'both kinds, in use beside a voucher',
    credits(['2.00', '2.00'], ['12.50', '4.50']),
    [general, membership, { tenderType: 'offline-voucher', amount: '1.00', creditType: 'general' }],
    [
      { type: 'membership', available: 200, most: 200, applied: 200 },
      { type: 'general', available: 1250, most: 450, applied: 150 },
    ],
  ],
  [
    'credit whose kind the server does not name',
    credits(['0.00', '0.00'], ['3.00', '0.00']),
    [{ tenderType: 'credit', amount: '3.00' }],
    [{ type: 'general', available: 300, most: 0, applied: 300 }],
  ],
])('%s', (_, held, payments, expected) => {
  expect(usableCredits({ credits: held, payments })).toEqual(expected);
});

const own = cartItem({ purchasedFor: { id: 'sam', name: 'Sam New' }, name: 'Yoga', price: '3.00' });
const child = cartItem({ id: 'line-2', purchasedFor: { id: 'mia', name: 'Mia New' }, price: '3.50' });
const credit = { type: 'membership', available: 1000, most: 300, applied: 300 } as const;
const both = testCart([own, child], { selectedUserId: 'sam' });

test('membership credit names the bookings that it covers, unless they are all or its sum is another', () => {
  expect(coveredNames(both, credit)).toEqual(['Yoga']);
  expect(coveredNames(both, { ...credit, most: 200 })).toEqual([]);
  expect(coveredNames(both, { ...credit, type: 'general' })).toEqual([]);
  expect(
    coveredNames(testCart([{ ...own, price: '6.50' }], { selectedUserId: 'sam' }), { ...credit, most: 650 }),
  ).toEqual([]);
});
