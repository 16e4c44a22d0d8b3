import { shownMoney } from 'shared-contracts/money';
import { describe, expect, it } from 'vitest';
import { testCosts } from '../../../testing/membership-examples.ts';
import { changeSummaryOf, summaryOf } from './price-summary.ts';

describe('the price', () => {
  it('has its parts, what is paid now and what follows', () => {
    const { rows, ...rest } = summaryOf(testCosts());
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Setup fee', '£20.00'],
      ['Pro-rata membership payment', '£22.40'],
    ]);
    expect(rest).toEqual({ toPayNow: '£42.40', note: 'Then £32.00 each month from 01 Jul 2026' });
  });
  it('is the least it can be while the billing day is open', () => {
    expect(summaryOf(testCosts({ dependsOnBillingDay: true }))).toMatchObject({
      toPayNow: 'From £42.40',
      note: 'What you pay now depends on your billing day.',
    });
  });
  it('of a fixed term has nothing to follow', () => {
    expect(summaryOf(testCosts({ paymentType: 'fixed', prettyFirstBillingDate: null })).note).toBeNull();
  });
  it('of a change tells what it costs from then on', () => {
    const summary = changeSummaryOf({
      startsAt: { min: '2026-06-10', max: '2026-07-10' },
      costs: { differenceToOldMembership: '£13.00 more each month' },
      totalDueNow: { ...shownMoney(0), composition: { monthInHand: shownMoney(0), fees: [] } },
      newMembershipPrice: shownMoney(4500),
    });
    expect(summary).toEqual({
      rows: [],
      toPayNow: '£0.00',
      note: 'Then £45.00 each month (£13.00 more each month)',
    });
  });
});
