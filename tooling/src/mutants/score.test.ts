import { expect, it } from 'vitest';
import type { RuleFolder } from './rule-folders.ts';
import { meetsThreshold, type PlantedFault, scoresOf } from './score.ts';

const money: RuleFolder = { name: 'Money', folder: 'shared-contracts/src', rules: ['money'], atLeast: 67 };
const paying: RuleFolder = { name: 'Paying', folder: 'mf-shop/src', rules: ['pay/steps'], atLeast: 50 };

const fault = (fileName: string, status: string): PlantedFault => ({
  fileName,
  status,
  replacement: 'false',
  location: { start: { line: 1, column: 1 } },
});

it('counts what was found and missed, by folder', () => {
  const missed = [
    fault('/copy/shared-contracts/src/money.ts', 'Survived'),
    fault('mf-shop/src/pay/steps.ts', 'NoCoverage'),
  ];
  const faults = [
    fault('/copy/shared-contracts/src/money.ts', 'Killed'),
    fault('/copy/shared-contracts/src/money.ts', 'Timeout'),
    ...missed,
    fault('mf-shop/src/pay/steps.ts', 'RuntimeError'),
    fault('mf-shop/src/other.ts', 'Killed'),
  ];
  expect(scoresOf([money, paying], faults)).toEqual([
    { folder: money, planted: 3, missed: [missed[0]], percent: 66 },
    { folder: paying, planted: 1, missed: [missed[1]], percent: 0 },
  ]);
});

it('counts a folder in which nothing was planted as not tested', () => {
  expect(scoresOf([money], [])).toEqual([{ folder: money, planted: 0, missed: [], percent: 0 }]);
});

it.each([
  [66, false],
  [67, true],
  [100, true],
])('%i of 67 is enough: %s', (percent, expected) => {
  expect(meetsThreshold({ folder: money, planted: 3, missed: [], percent })).toBe(expected);
});
