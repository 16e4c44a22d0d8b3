import { expect, it } from 'vitest';
import { taxPence, vatInPence } from '../basket/totals.ts';
import { vatByRate } from './vat-by-rate.ts';

it.each([
  [1200, 20, 200],
  [650, 20, 108],
  [105, 5, 5],
  [650, 0, 0],
  [650, null, 0],
  [0, 20, 0],
])('in %i pence at %s per cent there are %i of VAT', (gross, percent, tax) => {
  expect(vatInPence(gross, percent)).toBe(tax);
});

it('is listed by rate, and the sum of it is what the basket said', () => {
  const items = [
    { pricePence: 650, vatPercent: 20 },
    { pricePence: 550, vatPercent: 20 },
    { pricePence: 3200, vatPercent: 5 },
    { pricePence: 500, vatPercent: null },
    { pricePence: 0, vatPercent: 20 },
  ];
  expect(vatByRate({ items, taxPence: 352 })).toEqual([
    { percent: 20, grossPence: 1200, taxPence: 200 },
    { percent: 5, grossPence: 3200, taxPence: 152 },
  ]);
  const basket = {
    lines: [{ pricePence: 650 }, { pricePence: 550 }],
    membership: { pricePence: 3200 },
    penalties: [{ pricePence: 500 }],
  };
  expect(taxPence(basket, { activity: 20, membership: 5, penalty: null })).toBe(352);
  expect(taxPence(basket, undefined)).toBe(0);
});

it('of a court for an hour and a half is that of its price, and an order of before keeps what it was', () => {
  const halfHour = { pricePence: 250, vatPercent: 20 };
  const items = [halfHour, halfHour, halfHour];
  const basket = { lines: items, membership: null, penalties: [] };
  expect(taxPence(basket, { activity: 20, membership: null, penalty: null })).toBe(125);
  expect(vatByRate({ items, taxPence: 125 })).toEqual([{ percent: 20, grossPence: 750, taxPence: 125 }]);
  expect(vatByRate({ items, taxPence: 126 })).toEqual([{ percent: 20, grossPence: 750, taxPence: 126 }]);
});
