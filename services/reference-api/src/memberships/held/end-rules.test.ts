import { describe, expect, it } from 'vitest';
import { endingOf, endRefusal } from './end-rules.ts';

const held = {
  status: 'active' as const,
  endDate: null,
  firstBillingDate: '2025-05-15',
  pricePence: 3200,
  paymentType: 'recurring' as const,
  isFollowed: false,
};

describe('endingOf', () => {
  // Ten working days from Wednesday 10 June 2026 are over on Wednesday 24 June.
  it.each<[string, number, object, object]>([
    ['due within the notice', 15, {}, { endDate: '2026-07-14', lastPaymentDay: '2026-06-15' }],
    ['due on its last day', 24, {}, { endDate: '2026-07-23', lastPaymentDay: '2026-06-24' }],
    ['due after it', 25, {}, { endDate: '2026-06-24', lastPaymentDay: null }],
    ['paid this month', 9, {}, { endDate: '2026-07-08', lastPaymentDay: null }],
    [
      'not yet begun',
      15,
      { firstBillingDate: '2026-08-15' },
      { endDate: '2026-08-14', lastPaymentDay: null },
    ],
    ['not collected for', 15, { firstBillingDate: null }, { endDate: '2026-06-10', lastPaymentDay: null }],
  ])('of one %s', (_what, billingDay, change, expected) => {
    expect(endingOf({ ...held, ...change }, billingDay, '2026-06-10')).toEqual(expected);
  });

  it('keeps to the last of a month that has no such day', () => {
    expect(endingOf({ ...held, firstBillingDate: '2025-05-31' }, 31, '2026-02-20')).toEqual({
      endDate: '2026-03-30',
      lastPaymentDay: '2026-02-28',
    });
  });
});

it.each<[string, object, RegExp | null]>([
  ['a monthly one', {}, null],
  ['one that waits for proof', { status: 'pending' }, null],
  ['one paid for until it ends', { paymentType: 'fixed', endDate: '2026-12-31' }, /paid for until/],
  ['one that ends anyway', { endDate: '2026-06-30' }, /already ending/],
  ['one that is over', { endDate: '2026-06-01' }, /has ended/],
  ['one that was replaced', { isFollowed: true }, /has ended/],
])('%s', (_what, change, words) => {
  const refusal = endRefusal({ ...held, ...change }, '2026-06-10');
  if (words === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(words);
});
