import { describe, expect, it } from 'vitest';
import { adultMembership, swimPackage } from '../../testing/membership-examples.ts';
import { summaryEntries } from './summary-entries.ts';

const textsOf = (...entries: Parameters<typeof summaryEntries>) =>
  summaryEntries(...entries).map(({ name, text }) => [name, text]);

describe('glanceEntries', () => {
  it('are what has not ended, memberships first', () => {
    const ended = { ...adultMembership, id: 'm2', state: 'ended' as const };
    const usedUp = { ...swimPackage, id: 'p2', state: 'used-up' as const };
    expect(textsOf([adultMembership, ended], [usedUp, swimPackage])).toEqual([
      ['Adult', 'Next payment: £32.00 on 15\u00a0Dec\u00a02026'],
      ['10 swims', '7 of 10 uses left'],
    ]);
  });

  it('say until when a membership is good that nothing is collected for', () => {
    const paid = { ...adultMembership, nextPayment: null };
    expect(textsOf([{ ...paid, endDate: '2027-01-31' }], [])).toEqual([
      ['Adult', 'Valid until 31\u00a0Jan\u00a02027'],
    ]);
    expect(textsOf([paid], [])).toEqual([['Adult', 'Continues each month']]);
  });

  it('say of a freeze to come from when to when, and nothing of one under way', () => {
    const monthly = { decimal: '5.00', formatted: '£5.00' };
    const freeze = { startDate: '2027-01-15', endDate: '2027-02-14', monthly, isUnderWay: false };
    const changeOf = (isUnderWay: boolean) =>
      summaryEntries([{ ...adultMembership, freeze: { ...freeze, isUnderWay } }], [])[0]?.days;
    expect(changeOf(false)).toEqual(['Will be frozen from 15\u00a0Jan\u00a02027 to 14\u00a0Feb\u00a02027']);
    expect(changeOf(true)).toEqual([]);
  });

  it('say until when membership credit can be spent', () => {
    const credit = { left: { decimal: '10.00', formatted: '£10.00' }, until: '2026-11-30' };
    expect(summaryEntries([{ ...adultMembership, credit }], [])[0]?.days).toEqual([
      '£10.00 of membership credit to spend by 30\u00a0Nov\u00a02026',
    ]);
    const spent = { ...credit, left: { decimal: '0.00', formatted: '£0.00' } };
    expect(summaryEntries([{ ...adultMembership, credit: spent }], [])[0]?.days).toEqual([]);
  });
});
