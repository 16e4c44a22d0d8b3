import fc from 'fast-check';
import { CREDIT_TYPES } from 'shared-contracts/api/basket';
import { pence } from 'shared-contracts/money';
import { expect, test } from 'vitest';
import {
  applicableCredit,
  appliedCredits,
  type CreditPence,
  ownPlacesPence,
  type Payable,
  presentCredits,
  presentPayments,
  presentTotals,
  taxPence,
  vatInPence,
} from './totals.ts';

const credits = (membership: number, general: number): CreditPence => ({ membership, general });
const lines = (...prices: number[]) => prices.map((pricePence) => ({ pricePence }));

test('an empty basket costs nothing', () => {
  expect(presentTotals([], '£')).toMatchObject({ total: '0.00', formattedTotal: '£0.00', itemCount: 0 });
});

test('the lines add up', () => {
  expect(presentTotals(lines(650, 0, 125_000), '£')).toEqual({
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
      const totals = presentTotals(lines(...prices), '£');
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
  const money = { totalAvailable: (credit / 100).toFixed(2), maxApplicable: (applicable / 100).toFixed(2) };
  const nothing = { totalAvailable: '0.00', maxApplicable: '0.00' };
  expect(presentCredits({ total, ownPlaces: 0 }, { membership: 0, general: credit })).toEqual({
    membership: nothing,
    general: money,
  });
  expect(presentCredits({ total, ownPlaces: total }, { membership: credit, general: 0 })).toEqual({
    membership: money,
    general: nothing,
  });
});

test.each<[string, Payable, CreditPence, CreditPence, CreditPence]>([
  ['nothing was applied', { total: 1000, ownPlaces: 1000 }, credits(900, 900), credits(0, 0), credits(0, 0)],
  [
    'both were, and that of the membership goes first',
    { total: 1000, ownPlaces: 1000 },
    credits(600, 1000),
    credits(600, 1000),
    credits(600, 400),
  ],
  [
    'the membership pays for places of its own member alone',
    { total: 1000, ownPlaces: 650 },
    credits(1000, 100),
    credits(1000, 100),
    credits(650, 100),
  ],
  [
    'less of it was applied than there is',
    { total: 1000, ownPlaces: 1000 },
    credits(900, 900),
    credits(200, 300),
    credits(200, 300),
  ],
  [
    'the membership has ended since',
    { total: 1000, ownPlaces: 1000 },
    credits(0, 300),
    credits(600, 300),
    credits(0, 300),
  ],
])('what credit pays: %s', (_what, payable, available, noted, applied) => {
  expect(appliedCredits(payable, available, noted)).toEqual(applied);
});

test('whatever there is and was applied, credit never pays more than a basket costs, nor more than there is', () => {
  const amount = fc.nat({ max: 3_000 });
  const kinds = fc.record({ membership: amount, general: amount });
  fc.assert(
    fc.property(amount, amount, kinds, kinds, (own, others, available, noted) => {
      const applied = appliedCredits({ total: own + others, ownPlaces: own }, available, noted);
      expect(applied.membership + applied.general).toBeLessThanOrEqual(own + others);
      expect(applied.membership).toBeLessThanOrEqual(own);
      for (const type of CREDIT_TYPES) {
        expect(applied[type]).toBeGreaterThanOrEqual(0);
        expect(applied[type]).toBeLessThanOrEqual(Math.min(available[type], noted[type]));
      }
    }),
  );
});

test('places for the person who pays are counted, those for others are not', () => {
  const places = [
    { pricePence: 650, attendeeId: 'alex' },
    { pricePence: 400, attendeeId: 'mia' },
  ];
  expect(ownPlacesPence(places, { id: 'alex' })).toBe(650);
});

test.each([
  [1200, 20, 200],
  [650, 20, 108],
  [350, 5, 17],
  [650, 0, 0],
  [650, null, 0],
])('the VAT in %i pence at %s per cent is %i pence', (gross, percent, vat) => {
  expect(vatInPence(gross, percent)).toBe(vat);
});

test('the VAT in a basket is that of each kind, at its rate', () => {
  const rates = { activity: 20, membership: 5, penalty: null };
  const basket = {
    lines: lines(1200, 600),
    membership: { pricePence: 2100 },
    penalties: lines(500),
  };
  expect(taxPence(basket, rates)).toBe(200 + 100 + 100);
  expect(taxPence({ ...basket, membership: null }, rates)).toBe(200 + 100);
  expect(taxPence(basket, { ...rates, penalty: 25 })).toBe(200 + 100 + 100 + 100);
  expect(taxPence(basket, undefined)).toBe(0);
});

test('a total says what of it is VAT', () => {
  expect(presentTotals(lines(1200), '£', 0, 200)).toMatchObject({
    total: '12.00',
    taxTotal: '2.00',
    subTotal: '10.00',
    formattedTaxTotal: '£2.00',
    formattedSubTotal: '£10.00',
  });
});

test('applied credit leaves the rest as the balance', () => {
  expect(presentTotals(lines(650), '£', 150)).toMatchObject({
    total: '6.50',
    balance: '5.00',
    formattedBalance: '£5.00',
  });
  expect(presentPayments(credits(0, 150))).toEqual([
    { tenderType: 'credit', amount: '1.50', creditType: 'general' },
  ]);
  expect(presentPayments(credits(200, 150))).toEqual([
    { tenderType: 'credit', amount: '2.00', creditType: 'membership' },
    { tenderType: 'credit', amount: '1.50', creditType: 'general' },
  ]);
  expect(presentPayments(credits(0, 0))).toEqual([]);
});
