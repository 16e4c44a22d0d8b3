import { displayMoney } from 'shared-contracts/money';
import { expect, it } from 'vitest';
import { testCosts } from '../../testing/membership-examples.ts';
import { changeCostRows, costRows } from './cost-rows.ts';

const shown = (rows: ReturnType<typeof costRows>) => rows.map(({ label, amount }) => `${label}: ${amount}`);

it('a monthly membership costs its fees now, each as the server writes it', () => {
  const costs = testCosts();
  expect(
    shown(
      costRows({
        ...costs,
        fees: { ...costs.fees, monthInHandFee: displayMoney(3200), discount: displayMoney(-500) },
      }),
    ),
  ).toEqual([
    'Setup fee: £20.00',
    'Pro-rata membership payment: £22.40',
    'Month in hand fee: £32.00',
    'Discount: -£5.00',
  ]);
});

it('the days of the pro-rata payment are shown', () => {
  const hintOf = (proRataDays: number) => costRows(testCosts({ proRataDays }))[1]?.hint;
  expect(hintOf(21)).toContain('21 days');
  expect(hintOf(1)).toContain('1 day ');
});

it('until a billing day is chosen the pro-rata payment is the least it can be', () => {
  const row = costRows(testCosts({ dependsOnBillingDay: true }))[1];
  expect(row).toMatchObject({
    amount: 'From £22.40',
    hint: 'For at least 21 days, from your start date until your billing day.',
  });
});

it('a single payment is the whole term', () => {
  const costs = testCosts({ paymentType: 'fixed', fixedDuration: 1, fixedPeriod: 'months', proRataDays: 0 });
  const nothing = displayMoney(0);
  const fees = { ...costs.fees, joiningFee: nothing, proRataFee: nothing };
  expect(shown(costRows({ ...costs, fees }))).toEqual(['Membership for 1 month: £32.00']);
});

it('a change costs its parts, and never a joining fee', () => {
  const costs = {
    startsAt: { min: '2026-06-10', max: '2026-07-10' },
    costs: { differenceToOldMembership: '£5.00 more each month' },
    totalDueNow: {
      ...displayMoney(800),
      composition: {
        monthInHand: displayMoney(500),
        fees: [
          { type: 'pro_rata' as const, label: 'Difference for 18 days', price: displayMoney(300) },
          { type: 'joining' as const, label: 'Setup fee', price: displayMoney(2000) },
        ],
      },
    },
    newMembershipPrice: displayMoney(3700),
  };
  expect(shown(changeCostRows(costs))).toEqual(['Difference for 18 days: £3.00', 'Month in hand fee: £5.00']);
});
