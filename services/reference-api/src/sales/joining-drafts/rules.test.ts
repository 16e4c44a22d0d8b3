import { expect, it } from 'vitest';
import { staleSteps } from './rules.ts';

const dates = (revision: number) => ({
  dates: { revision, given: { startDate: null, billingDay: 1, promotion: null } },
});

it.each([
  ['the first save', dates(0), {}, []],
  ['the next save', dates(2), { dates: 2 }, []],
  ['a save of another step', dates(2), { dates: 2, choice: 7 }, []],
  ['a step saved elsewhere', dates(1), { dates: 2 }, ['dates']],
  ['a step first saved elsewhere', dates(0), { dates: 1 }, ['dates']],
  ['a step of a draft that is gone', dates(3), {}, ['dates']],
  ['nothing', {}, { dates: 2 }, []],
])('%s', (_what, changes, revisions, stale) => {
  expect(staleSteps(changes, revisions)).toEqual(stale);
});
