import { expect, test } from 'vitest';
import { combinedAllowance, guestPassState, issuedInMonth, nextMonth } from './rules.ts';

const TODAY = '2026-06-10';
const EARLIER = new Date('2026-06-01T10:00:00Z');

test.each([
  [null, null, '2026-06-10', 'open'],
  [null, null, '2026-06-09', 'expired'],
  [EARLIER, null, '2026-06-09', 'used'],
  [null, EARLIER, '2026-06-30', 'cancelled'],
  [null, EARLIER, '2026-06-09', 'cancelled'],
])(
  'a guest pass used at %s, cancelled at %s, good until %s, is %s',
  (usedAt, cancelledAt, validUntil, state) => {
    expect(guestPassState({ usedAt, cancelledAt, validUntil }, TODAY)).toBe(state);
  },
);

test('the month of an allowance is that of the site, and what was cancelled does not count', () => {
  const issued = (at: string, cancelledAt: Date | null = null) => ({ createdAt: new Date(at), cancelledAt });
  const passes = [
    issued('2026-05-31T22:59:59Z'),
    // Half past midnight on 1 June in London.
    issued('2026-05-31T23:30:00Z'),
    issued('2026-06-02T10:00:00Z', EARLIER),
    issued('2026-06-09T10:00:00Z'),
  ];
  expect(issuedInMonth(passes, TODAY)).toBe(2);
  expect(issuedInMonth(passes, '2026-05-31')).toBe(1);
  expect(nextMonth(TODAY)).toBe('2026-07-01');
  expect(nextMonth('2026-12-31')).toBe('2027-01-01');
});

test('memberships give their passes together', () => {
  expect(combinedAllowance([])).toBeNull();
  expect(
    combinedAllowance([
      { perMonth: 2, goodDays: 30 },
      { perMonth: 1, goodDays: 60 },
    ]),
  ).toEqual({ perMonth: 3, goodDays: 60 });
});
