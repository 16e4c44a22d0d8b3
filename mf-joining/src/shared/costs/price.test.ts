import { displayMoney } from 'shared-contracts/money';
import { describe, expect, it } from 'vitest';
import { testCosts } from '../../testing/membership-examples.ts';
import { changePriceOf, priceOf } from './price.ts';

describe('the price', () => {
  it('has its parts, what is paid now and what follows', () => {
    const { rows, ...rest } = priceOf(testCosts());
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Setup fee', '£20.00'],
      ['Pro-rata membership payment', '£22.40'],
    ]);
    expect(rest).toEqual({
      toPayNow: '£42.40',
      reviewNotes: [],
      notes: ['Then £32.00 each month by Direct Debit from 01 Jul 2026.'],
    });
  });
  it('is the least it can be while the billing day is open', () => {
    expect(priceOf(testCosts({ dependsOnBillingDay: true }))).toMatchObject({
      toPayNow: 'From £42.40',
      notes: [],
      reviewNotes: ['Choose your billing day to see exactly what you pay now. This is the lowest it can be.'],
    });
  });
  it('of a fixed term has nothing to follow', () => {
    expect(priceOf(testCosts({ paymentType: 'fixed', prettyFirstBillingDate: null })).notes).toEqual([]);
  });
  it('of a change tells what it costs from then on', () => {
    const change = {
      startsAt: { min: '2026-06-10', max: '2026-07-10' },
      costs: { differenceToOldMembership: '£13.00 more each month' },
      totalDueNow: { ...displayMoney(0), composition: { monthInHand: displayMoney(0), fees: [] } },
      newMembershipPrice: displayMoney(4500),
    };
    expect(changePriceOf(change, true)).toEqual({
      rows: [],
      toPayNow: '£0.00',
      reviewNotes: ['New membership price: £45.00 each month'],
      notes: ['Compared with your current membership: £13.00 more each month'],
    });
    expect(changePriceOf(change, false).reviewNotes).toEqual(['New membership price: £45.00']);
  });
});
