import { expect, test } from 'vitest';
import { firstChangeable, freezeRefusal, freezeStarts, plannedFreeze, unfreezeOn } from './freeze-rules.ts';

const TODAY = '2026-06-10';
const policy = { minMonths: 1, maxMonths: 6, monthlyPence: 500 };
const held = {
  status: 'active' as const,
  endDate: null,
  firstBillingDate: '2025-05-15',
  pricePence: 3200,
  isFollowed: false,
  freezes: [],
};
const freeze = { startDate: '2026-07-15', endDate: '2026-09-14', monthlyPence: 500 };

test.each<[string, object, RegExp | null]>([
  ['a monthly one', {}, null],
  ['one paid for at once', { firstBillingDate: null }, /cannot be frozen/],
  ['one that waits for proof', { status: 'pending' }, /seen your proof/],
  ['one that ends', { endDate: '2026-07-14' }, /ending, so/],
  ['one that has ended', { endDate: '2026-06-09' }, /has ended/],
  ['one that was replaced', { isFollowed: true }, /has ended/],
  ['one that is frozen later', { freezes: [freeze] }, /already frozen/],
  ['one that was frozen', { freezes: [{ ...freeze, endDate: '2026-06-09' }] }, null],
])('%s', (_what, change, words) => {
  const refusal = freezeRefusal({ ...held, ...change }, policy, TODAY);
  if (words === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(words);
});

test('a type without a policy is not frozen', () => {
  expect(freezeRefusal(held, null, TODAY)).toMatch(/cannot be frozen/);
});

// Ten working days from Wednesday 10 June 2026 are over on Wednesday 24 June.
test.each([
  [15, '2026-07-15'],
  [24, '2026-07-24'],
  [25, '2026-06-25'],
])('billed on the %i, the first collection that can be changed is on %s', (billingDay, expected) => {
  expect(firstChangeable(held, billingDay, TODAY)).toBe(expected);
});

test('it begins on a billing date and lasts whole months, to the last of a short one', () => {
  expect(freezeStarts(held, 31, '2025-12-20')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  expect(plannedFreeze('2026-01-31', 2, 31, policy)).toEqual({
    startDate: '2026-01-31',
    endDate: '2026-03-30',
    monthlyPence: 500,
    paymentDays: ['2026-01-31', '2026-02-28'],
    resumesOn: '2026-03-31',
  });
});

test.each<[string, string, object]>([
  ['before its notice', '2026-06-10', { endDate: null }],
  ['after its notice', '2026-07-05', { endDate: '2026-08-14' }],
  ['while it runs', '2026-07-20', { endDate: '2026-08-14' }],
  ['in its last month', '2026-08-20', { refusal: expect.stringContaining('ends too soon') }],
])('given up %s', (_when, today, expected) => {
  expect(unfreezeOn(freeze, { ...held, freezes: [freeze] }, 15, today)).toEqual(expected);
});
