import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

test.each<[number, number[]]>([
  [650, [650, 1000, 2000, 5000]],
  [450, [450, 500, 1000, 2000]],
  [2000, [2000, 5000]],
  [2350, [2350, 2500, 3000, 4000]],
  [12_000, [12_000, 15_000]],
  [0, []],
  [-100, []],
])('for %i pence due, cash of %j is a tap away', (due, amounts) => {
  expect(quickAmounts(due)).toEqual(amounts);
});
