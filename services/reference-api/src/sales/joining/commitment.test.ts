import { describe, expect, test } from 'vitest';
import { collectionDays, type OtherCollections, type Quote } from '../../memberships/index.ts';
import { commitment } from './commitment.ts';

const monthly: Quote = {
  parts: {
    basePence: 3200,
    isBasePaidNow: false,
    joiningPence: 2000,
    proRataPence: 2240,
    proRataDays: 21,
    monthInHandPence: 0,
    firstBillingDate: '2026-12-15',
  },
  discountPence: 0,
  totalPence: 4240,
  billingDay: 15,
  dependsOnBillingDay: false,
  endDate: null,
};
const single: Quote = {
  ...monthly,
  parts: {
    ...monthly.parts,
    isBasePaidNow: true,
    joiningPence: 0,
    proRataPence: 0,
    proRataDays: 0,
    firstBillingDate: null,
  },
  totalPence: 3200,
  billingDay: null,
  endDate: '2026-12-23',
};
const of = (quote: Quote, startDate = '2026-11-24', others: OtherCollections | null = null) =>
  commitment(
    { quote, startDate, promotionCode: null, others, replaced: null, needsProof: false },
    '£',
    '2026-11-23',
  );

describe('what paying for a membership commits to', () => {
  test('by the month: today, the next payments, the first year, the way out', () => {
    const { later, facts } = of(monthly);
    expect(later).toBe('then £32.00 each month from 15 Dec');
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'To pay today: £42.40\nSetup fee: £20.00\nPro-rata membership payment (21 days): £22.40',
      'Next payments: £32.00 each month from 15 Dec 2026, by Direct Debit',
      'In the first year: £426.40, from 24 Nov 2026 to 23 Nov 2027',
      'Minimum term: None. It continues each month until you end it.',
      'How to end it: In your account, under Memberships. Payments that fall due in the 10 working days after that are still collected.',
      'If you change your mind: You have 14 days. Tell us by 07 Dec 2026 and we refund what you have paid, less a fair share if you have used a centre by then.',
    ]);
  });

  test('in place of another membership: which one ends', () => {
    const change = { quote: monthly, startDate: '2026-11-24', promotionCode: null, others: null };
    const { facts } = commitment({ ...change, replaced: 'Adult', needsProof: true }, '£', '2026-11-23');
    expect(facts[1]).toEqual({
      label: 'In place of',
      text: 'Adult, which ends the day before this begins on 24 Nov 2026',
    });
    expect(facts[2]).toEqual({
      label: 'Until we accept your proof',
      text: 'This membership is pending. You pay full prices, and its benefits wait.',
    });
  });

  test('beside other memberships: what one Direct Debit collects for all of them', () => {
    const textsOf = (others: OtherCollections) =>
      of(monthly, '2026-11-24', others)
        .facts.slice(1, -4)
        .map(({ label, text }) => `${label}: ${text}`);
    const next = 'Next payments: £32.00 each month from 15 Dec 2026, by Direct Debit';
    const together = 'Together with your other memberships: £55.00 each month';
    expect(textsOf({ pence: 2300, earlier: null })).toEqual([next, together]);
    expect(textsOf({ pence: 2300, earlier: { day: '2026-12-08', pence: 2300 } })).toEqual([
      next,
      'Before that: £23.00 on 08 Dec 2026, for your other memberships',
      together,
    ]);
    expect(textsOf({ pence: 0, earlier: null })).toEqual([next]);
  });

  test('for a term: no later payment, and when it ends', () => {
    const { later, facts } = of(single);
    expect(later).toBeNull();
    expect(facts.map(({ label }) => label)).toEqual([
      'To pay today',
      'Minimum term',
      'If you change your mind',
    ]);
    expect(facts[1]?.text).toContain('Until 23 Dec 2026.');
  });

  test('with nothing to pay today there is no reason to give', () => {
    const free = { ...monthly.parts, joiningPence: 0, proRataPence: 0 };
    expect(of({ ...monthly, parts: free, totalPence: 0 }).facts[0]?.text).toBe('£0.00');
  });
});

test.each([
  ['a day that every month has', 15, '2026-12-15', ['2026-12-15', '2027-01-15', '2027-02-15']],
  ['the last of short months, and back again', 31, '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28']],
])('collections on %s', (_, billingDay, first, days) => {
  const quote = { ...monthly, billingDay, parts: { ...monthly.parts, firstBillingDate: first } };
  expect(collectionDays(quote, '2027-03-01')).toEqual(days);
  expect(collectionDays(single, '2027-03-01')).toEqual([]);
});
