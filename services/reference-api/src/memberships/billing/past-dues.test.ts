import { expect, it } from 'vitest';
import type { Billed } from './next-payment.ts';
import { dueBefore } from './past-dues.ts';

const adult: Billed = {
  status: 'active',
  pricePence: 3200,
  firstBillingDate: '2026-03-15',
  endDate: null,
  freezes: [],
};
const swim: Billed = { ...adult, pricePence: 2700, firstBillingDate: '2026-05-15' };
const frozen = { startDate: '2026-04-15', endDate: '2026-05-14', monthlyPence: 500 };

it.each<[string, Billed[], number, string, [string, number][]]>([
  ['nothing before the first', [adult], 15, '2026-03-15', []],
  ['the day itself is still to come', [adult], 15, '2026-04-15', [['2026-03-15', 3200]]],
  [
    'two together on one day',
    [adult, swim],
    15,
    '2026-06-10',
    [
      ['2026-05-15', 5900],
      ['2026-04-15', 3200],
      ['2026-03-15', 3200],
    ],
  ],
  [
    'less while frozen',
    [{ ...adult, freezes: [frozen] }],
    15,
    '2026-05-16',
    [
      ['2026-05-15', 3200],
      ['2026-04-15', 500],
      ['2026-03-15', 3200],
    ],
  ],
  ['none after the end', [{ ...adult, endDate: '2026-04-14' }], 15, '2026-06-10', [['2026-03-15', 3200]]],
  ['none of what never began', [{ ...adult, status: 'cancelled' }], 15, '2026-06-10', []],
  ['none of what was paid at once', [{ ...adult, firstBillingDate: null }], 15, '2026-06-10', []],
  [
    'the last of a short month',
    [{ ...adult, firstBillingDate: '2026-02-28' }],
    31,
    '2026-04-01',
    [
      ['2026-03-31', 3200],
      ['2026-02-28', 3200],
    ],
  ],
])('%s', (_what, memberships, billingDay, today, collected) => {
  expect(dueBefore(memberships, billingDay, today, 12)).toEqual(
    collected.map(([day, pence]) => ({ day, pence })),
  );
});

it('goes back as far as is asked', () => {
  expect(dueBefore([adult], 15, '2026-06-10', 2).map(({ day }) => day)).toEqual(['2026-05-15', '2026-04-15']);
});
