import { describe, expect, it } from 'vitest';
import { type QuoteTerms, quote, visitor } from './quote.ts';

const monthly = {
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  basePence: 3000,
  joiningPence: 2000,
} as const;
const year = {
  ...monthly,
  paymentType: 'fixed',
  fixedDuration: 12,
  fixedPeriod: 'months',
  basePence: 33000,
} as const;

/** 10 working days after 10 June 2026 is 24 June. */
const terms: QuoteTerms = {
  purchase: 'new',
  option: monthly,
  startDate: '2026-06-10',
  today: '2026-06-10',
  billingDays: [1, 8, 15, 22, 28],
  chosenDay: null,
  payer: visitor,
  oldBasePence: 0,
  discount: null,
};
const of = (change: Partial<QuoteTerms>) => quote({ ...terms, ...change });
const member = { hasInstruction: true, hasBillingDate: true, billingDay: 15 };

describe('a new monthly membership', () => {
  it('is quoted with the lowest day until one is chosen', () => {
    expect(of({})).toMatchObject({ billingDay: 28, dependsOnBillingDay: true, totalPence: 3742 });
    expect(of({ chosenDay: 1 })).toMatchObject({
      billingDay: 1,
      dependsOnBillingDay: false,
      totalPence: 4100,
    });
  });

  it('pays a month in hand for a day that is too soon', () => {
    const { parts, totalPence } = of({ chosenDay: 15 });
    expect(parts).toMatchObject({ proRataDays: 5, monthInHandPence: 3000, firstBillingDate: '2026-07-15' });
    expect(totalPence).toBe(2000 + 484 + 3000);
  });

  it('can cost its setup fee alone', () => {
    expect(of({ startDate: '2026-07-01', chosenDay: 1 })).toMatchObject({
      totalPence: 2000,
      parts: { proRataDays: 0, firstBillingDate: '2026-07-01' },
    });
  });

  it('follows the usual day of a member, from next month on', () => {
    expect(of({ payer: member, chosenDay: 1 })).toMatchObject({
      billingDay: 15,
      dependsOnBillingDay: false,
      parts: { proRataDays: 5, monthInHandPence: 3000, firstBillingDate: '2026-07-15' },
    });
    const late = of({ today: '2026-06-01', startDate: '2026-06-20', payer: member });
    expect(late.parts).toMatchObject({
      proRataDays: 25,
      monthInHandPence: 0,
      firstBillingDate: '2026-07-15',
    });
    const short = of({ today: '2026-06-25', startDate: '2026-06-25', payer: { ...member, billingDay: 1 } });
    expect(short.parts.firstBillingDate).toBe('2026-08-01');
    const sameMonth = of({ today: '2026-05-20', startDate: '2026-06-10', payer: member });
    expect(sameMonth.parts.firstBillingDate).toBe('2026-07-15');
  });

  it('needs no list of days to have one', () => {
    expect(of({ billingDays: [], startDate: '2026-06-30' }).billingDay).toBe(28);
  });

  it('takes a discount off', () => {
    const discount = { appliesTo: 'joining-fee', kind: 'percent', value: 100 } as const;
    expect(of({ chosenDay: 1, discount })).toMatchObject({ discountPence: 2000, totalPence: 2100 });
  });
});

describe('a fixed term', () => {
  it.each<[string, Partial<QuoteTerms['option']>]>([
    ['without a length', { fixedDuration: null }],
    ['without a unit', { fixedPeriod: null }],
    ['that is paid monthly', { paymentType: 'recurring' }],
  ])('%s is quoted by the month, without an end', (_what, change) => {
    expect(of({ option: { ...year, ...change }, chosenDay: 1 })).toMatchObject({
      billingDay: 1,
      endDate: null,
    });
  });

  it('is paid whole and ends', () => {
    expect(of({ option: year })).toMatchObject({
      totalPence: 35000,
      billingDay: null,
      dependsOnBillingDay: false,
      endDate: '2027-06-09',
    });
  });

  it('is not measured against another price when it is renewed', () => {
    expect(of({ purchase: 'renewal', oldBasePence: 1000, chosenDay: 1 }).totalPence).toBe(2100);
  });

  it('has no setup fee when it is renewed', () => {
    expect(of({ option: year, purchase: 'renewal' }).totalPence).toBe(33000);
  });
});

describe('a change', () => {
  const change = (newPence: number, more: Partial<QuoteTerms> = {}) =>
    of({
      purchase: 'change',
      option: { ...monthly, basePence: newPence },
      oldBasePence: 3000,
      payer: member,
      ...more,
    });

  it('to a dearer one costs the difference, without a setup fee', () => {
    const { parts, totalPence } = change(4000);
    expect(parts).toMatchObject({
      basePence: 4000,
      joiningPence: 0,
      proRataPence: 161,
      monthInHandPence: 1000,
    });
    expect(totalPence).toBe(1161);
    expect(change(4000, { startDate: '2026-07-01' })).toMatchObject({ totalPence: 467 });
  });

  it('is collected from the next day on that leaves time for the notice, this month too', () => {
    expect(change(4000, { today: '2026-05-20' }).parts.firstBillingDate).toBe('2026-06-15');
  });

  it('to a cheaper one costs nothing, and gives nothing back', () => {
    expect(change(2000)).toMatchObject({ totalPence: 0, parts: { basePence: 2000 } });
  });
});
