import { describe, expect, it } from 'vitest';
import {
  type Discount,
  discountPence,
  fixedParts,
  type MonthlyTerms,
  monthlyParts,
  totalToPayNowPence,
} from './membership-price.ts';

describe('a monthly membership', () => {
  const terms: MonthlyTerms = {
    basePence: 3000,
    joiningPence: 2000,
    startDate: '2026-06-10',
    billingDay: 1,
    earliestCollection: '2026-06-24',
  };
  const parts = (change: Partial<MonthlyTerms>) => monthlyParts({ ...terms, ...change });

  it.each<[string, Partial<MonthlyTerms>, number, number, number, string]>([
    ['pays the days until the billing date', {}, 21, 2100, 0, '2026-07-01'],
    ['rounds half a penny up', { basePence: 3005 }, 21, 2104, 0, '2026-07-01'],
    ['pays nothing for no days', { startDate: '2026-07-01' }, 0, 0, 0, '2026-07-01'],
    ['pays all days but one', { startDate: '2026-07-02' }, 30, 2903, 0, '2026-08-01'],
    ['pays a month that is too soon to collect', { billingDay: 15 }, 5, 484, 3000, '2026-07-15'],
    ['collects on the very day it can', { billingDay: 24 }, 14, 1355, 0, '2026-06-24'],
    ['does not a day before', { billingDay: 23 }, 13, 1258, 3000, '2026-07-23'],
    [
      'starting on the billing day pays that month now',
      { startDate: '2026-06-10', billingDay: 10 },
      0,
      0,
      3000,
      '2026-07-10',
    ],
    [
      'February is short',
      { startDate: '2027-02-15', earliestCollection: '2027-02-27' },
      14,
      1500,
      0,
      '2027-03-01',
    ],
    [
      'in a leap year it is a day longer',
      { startDate: '2028-02-15', earliestCollection: '2028-02-27' },
      15,
      1552,
      0,
      '2028-03-01',
    ],
    [
      '29 February may be the first day',
      { startDate: '2028-02-29', billingDay: 28, earliestCollection: '2028-03-14' },
      28,
      2897,
      0,
      '2028-03-28',
    ],
    [
      'a billing day that the month lacks is its last',
      { startDate: '2027-02-01', billingDay: 31, earliestCollection: '2027-02-15' },
      27,
      2893,
      0,
      '2027-02-28',
    ],
  ])('%s', (_what, change, days, proRata, inHand, firstBillingDate) => {
    expect(parts(change)).toMatchObject({
      proRataDays: days,
      proRataPence: proRata,
      monthInHandPence: inHand,
      firstBillingDate,
    });
  });

  it('never charges more than a month for its days', () => {
    for (let date = 1; date <= 31; date += 1) {
      const startDate = `2026-07-${String(date).padStart(2, '0')}`;
      expect(parts({ startDate, earliestCollection: startDate }).proRataPence).toBeLessThanOrEqual(3000);
    }
  });

  it('adds up without the price of the months to come', () => {
    expect(totalToPayNowPence(parts({}))).toBe(4100);
    expect(totalToPayNowPence(parts({ billingDay: 15 }))).toBe(5484);
  });
});

describe('a fixed term', () => {
  it('is paid at once', () => {
    expect(fixedParts(36000, 2500)).toMatchObject({
      proRataDays: 0,
      monthInHandPence: 0,
      firstBillingDate: null,
    });
    expect(totalToPayNowPence(fixedParts(36000, 2500))).toBe(38500);
  });
});

describe('a discount', () => {
  const parts = fixedParts(10005, 2000);
  it.each<[Discount, number]>([
    [{ appliesTo: 'joining-fee', kind: 'percent', value: 100 }, 2000],
    [{ appliesTo: 'joining-fee', kind: 'percent', value: 50 }, 1000],
    [{ appliesTo: 'joining-fee', kind: 'amount', value: 5000 }, 2000],
    [{ appliesTo: 'first-payment', kind: 'percent', value: 10 }, 1201],
    [{ appliesTo: 'first-payment', kind: 'amount', value: 500 }, 500],
    [{ appliesTo: 'first-payment', kind: 'amount', value: 99999 }, 12005],
  ])('%j is worth %i', (discount, worth) => {
    expect(discountPence(parts, discount)).toBe(worth);
    expect(totalToPayNowPence(parts, discount)).toBe(12005 - worth);
  });

  it('is nothing without one', () => expect(discountPence(parts, null)).toBe(0));
});
