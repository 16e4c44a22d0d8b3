import { expect, test } from 'vitest';
import { withUse } from './benefit-use.ts';

const benefit = (name: string, totalUses: number | null) => ({
  name,
  totalUses,
  frequency: totalUses === null ? null : 'each month',
  description: null,
});
const type = {
  benefits: [benefit('Gym', null), benefit('Swimming lesson', 1), benefit('Guest passes', 2)],
  guestPassPolicy: { perMonth: 2, goodDays: 30 },
};
const passes = { total: 2, left: 1, next: { day: '2026-07-01', total: 2 } };
const usesOf = (...args: Parameters<typeof withUse>) => withUse(...args).map(({ use }) => use);

test('only guest passes are counted, and say when there are new ones', () => {
  expect(usesOf(type, passes)).toEqual([null, null, { used: 1, renewsOn: '2026-07-01' }]);
  expect(usesOf(type, { ...passes, left: 0, next: null })[2]).toEqual({ used: 2, renewsOn: null });
});

test.each([
  ['a membership that gives none now', type, null],
  ['several memberships that give them together', type, { ...passes, total: 4 }],
  ['a type without a policy', { ...type, guestPassPolicy: null }, passes],
  [
    'words that the policy does not bear out',
    { ...type, guestPassPolicy: { perMonth: 3, goodDays: 30 } },
    passes,
  ],
])('nothing is said of the use for %s', (_what, given, counted) => {
  expect(usesOf(given, counted)).toEqual([null, null, null]);
});
