import { describe, expect, it } from 'vitest';
import { adultMembership, swimPackage } from '../../testing/membership-examples.ts';
import { isMissingMandate, summaryEntries } from './summary-entries.ts';

const textsOf = (...entries: Parameters<typeof summaryEntries>) =>
  summaryEntries(...entries).map(({ name, text }) => [name, text]);

describe('glanceEntries', () => {
  it('are what has not ended, memberships first', () => {
    const ended = { ...adultMembership, id: 'm2', state: 'ended' as const };
    const usedUp = { ...swimPackage, id: 'p2', state: 'used-up' as const };
    expect(textsOf([adultMembership, ended], [usedUp, swimPackage])).toEqual([
      ['Adult', 'Next payment: £32.00 on 15 Dec 2026'],
      ['10 swims', '7 of 10 uses left'],
    ]);
  });

  it('say until when a membership is good that nothing is collected for', () => {
    const paid = { ...adultMembership, nextPayment: null };
    expect(textsOf([{ ...paid, endDate: '2027-01-31' }], [])).toEqual([['Adult', 'Valid until 31 Jan 2027']]);
    expect(textsOf([paid], [])).toEqual([['Adult', 'Continues each month']]);
  });
});

it.each([
  ['current', 'recurring', null, true],
  ['pending', 'recurring', null, true],
  ['ended', 'recurring', null, false],
  ['current', 'recurring', '2027-01-31', false],
  ['current', 'fixed', null, false],
] as const)(
  'a membership that is %s, %s and ends %s needs a Direct Debit: %s',
  (state, paymentType, endDate, needs) => {
    expect(isMissingMandate([{ state, paymentType, endDate }])).toBe(needs);
  },
);
