import fc from 'fast-check';
import { pence } from 'shared-contracts/money';
import { expect, test } from 'vitest';
import { applicableCredit, shownCredits, shownPayments, shownTotals } from './totals.ts';

const lines = (...prices: number[]) => prices.map((pricePence) => ({ pricePence }));

test('an empty basket costs nothing', () => {
  expect(shownTotals([], '£')).toMatchObject({ total: '0.00', formattedTotal: '£0.00', itemCount: 0 });
});

test('the lines add up', () => {
  expect(shownTotals(lines(650, 0, 125_000), '£')).toEqual({
    total: '1256.50',
    taxTotal: '0.00',
    subTotal: '1256.50',
    balance: '1256.50',
    itemCount: 3,
    formattedTotal: '£1,256.50',
    formattedTaxTotal: '£0.00',
    formattedSubTotal: '£1,256.50',
    formattedBalance: '£1,256.50',
  });
});

test('subtotal and tax are the total, whatever the lines', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 50 }), (prices) => {
      const totals = shownTotals(lines(...prices), '£');
      expect(pence(totals.subTotal) + pence(totals.taxTotal)).toBe(pence(totals.total));
      expect(pence(totals.total)).toBe(prices.reduce((sum, price) => sum + price, 0));
    }),
  );
});

test.each([
  [1250, 650, 650],
  [650, 1250, 650],
  [0, 1250, 0],
  [650, 0, 0],
  [650, -100, 0],
])('of a total of %i with %i credit, %i can be paid', (total, credit, applicable) => {
  expect(applicableCredit(total, credit)).toBe(applicable);
  expect(shownCredits(total, credit)).toEqual({
    membership: { totalAvailable: '0.00', maxApplicable: '0.00' },
    general: { totalAvailable: (credit / 100).toFixed(2), maxApplicable: (applicable / 100).toFixed(2) },
  });
});

test('applied credit leaves the rest as the balance', () => {
  expect(shownTotals(lines(650), '£', 150)).toMatchObject({
    total: '6.50',
    balance: '5.00',
    formattedBalance: '£5.00',
  });
  expect(shownPayments(150)).toEqual([{ tenderType: 'credit', amount: '1.50', creditType: 'general' }]);
  expect(shownPayments(0)).toEqual([]);
});
