import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, lastDayOfMonth, type MonthCredit, monthCredit, totalLeft } from './rules.ts';

const giver = { membershipId: 'a', monthlyPence: 1000 };
const moved = (kind: 'grant' | 'spend' | 'return', amountPence: number, membershipId = 'a') => ({
  membershipId,
  kind,
  amountPence,
});

test.each([
  ['nothing was written down yet', [], 1000],
  ['it was granted', [moved('grant', 1000)], 1000],
  ['it was granted when the membership gave less', [moved('grant', 800)], 800],
  ['some was spent', [moved('grant', 1000), moved('spend', -650)], 350],
  ['all of it was spent', [moved('grant', 1000), moved('spend', -1000)], 0],
  ['some came back', [moved('grant', 1000), moved('spend', -650), moved('return', 650)], 1000],
  ['some came back of another month', [moved('return', 450)], 1450],
  ['another membership has spent', [moved('grant', 1000, 'b'), moved('spend', -400, 'b')], 1000],
])('what is left where %s', (_what, movements, left) => {
  expect(totalLeft(monthCredit([giver], movements))).toBe(left);
});

test('no one without a membership has any', () => {
  expect(monthCredit([], [moved('grant', 1000)])).toEqual([]);
});

test.each([
  ['2026-06-10', '2026-06-30'],
  ['2026-12-31', '2026-12-31'],
  ['2028-02-01', '2028-02-29'],
])('the credit of %s can be spent until %s', (day, last) => {
  expect(lastDayOfMonth(day)).toBe(last);
});

const credit = (membershipId: string, leftPence: number): MonthCredit => ({
  membershipId,
  monthlyPence: 1000,
  isGranted: true,
  leftPence,
});

test.each<[number, [string, number][] | null]>([
  [0, []],
  [200, [['a', 200]]],
  [
    300,
    [
      ['a', 250],
      ['b', 50],
    ],
  ],
  [
    650,
    [
      ['a', 250],
      ['b', 400],
    ],
  ],
  [651, null],
])('%d pence of two memberships', (amount, expected) => {
  const parts = allocate(amount, [credit('a', 250), credit('b', 400)]);
  const pence = parts?.map(({ membershipId, amountPence }) => [membershipId, amountPence]) ?? null;
  expect(pence).toEqual(expected);
});

test('whatever is spent one after the other, parts add up and nothing goes below zero', () => {
  const spending = fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 12 });
  const giving = fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 3 });
  fc.assert(
    fc.property(giving, spending, (monthly, amounts) => {
      const givers = monthly.map((monthlyPence, index) => ({ membershipId: String(index), monthlyPence }));
      const movements = givers.map((each) => moved('grant', each.monthlyPence, each.membershipId));
      for (const amount of amounts) {
        const credits = monthCredit(givers, movements);
        const parts = allocate(amount, credits);
        expect(parts === null).toBe(amount > totalLeft(credits));
        if (!parts) continue;
        expect(parts.reduce((sum, part) => sum + part.amountPence, 0)).toBe(amount);
        movements.push(...parts.map((part) => moved('spend', -part.amountPence, part.membershipId)));
        for (const { leftPence } of monthCredit(givers, movements))
          expect(leftPence).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
