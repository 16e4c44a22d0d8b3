import { describe, expect, it } from 'vitest';
import { type CellOutcome, countCells, describeMatrix, readJourneys, sameForAll } from './cell-outcome.ts';

const journeys = ['pay', 'join'].map((name) => ({
  name,
  file: `${name}.spec.ts`,
  title: `a visitor can ${name}`,
}));
const spec = (title: string, status: string) => ({
  title,
  tests: [{ projectName: 'desktop', status, results: [] }],
});
const report = (...specs: ReturnType<typeof spec>[]) => ({
  suites: [{ title: 'some.spec.ts', specs }],
  errors: [],
});

describe('what happened to the journeys', () => {
  it.each([
    ['expected', 'ok'],
    ['unexpected', 'FAILED'],
    ['flaky', 'FAILED'],
    ['skipped', 'not run'],
  ])('a test that is %s is %s', (status, result) => {
    const read = readJourneys(
      journeys,
      report(spec('a visitor can pay', status), spec('a visitor can join', 'expected')),
    );
    expect(read.results).toEqual({ pay: result, join: 'ok' });
  });

  it('misses one whose test has another title by now', () => {
    const read = readJourneys(
      journeys,
      report(spec('a visitor can pay', 'expected'), spec('joins', 'expected')),
    );
    expect(read.results.join).toBe('not run');
  });

  it('has run none without a report, and says what broke outside of every test', () => {
    expect(readJourneys(journeys, null).results).toEqual({ pay: 'not run', join: 'not run' });
    const broken = { suites: [], errors: [{ message: 'The gateway could not start.\n  at …' }] };
    expect(readJourneys(journeys, broken)).toEqual({
      results: { pay: 'not run', join: 'not run' },
      notes: ['The gateway could not start.'],
    });
  });
});

describe('the matrix of a run', () => {
  const cells: CellOutcome[] = [
    { title: 'everything new', results: { pay: 'ok', join: 'ok' }, notes: [] },
    {
      title: 'mf-a old',
      results: { pay: 'FAILED', join: 'left out' },
      notes: ['join is left out. No form.'],
    },
    { title: 'mf-a new', results: sameForAll(journeys, 'refused'), notes: ['It is made for contract 2.'] },
    { title: 'mf-b old', results: { pay: 'not run', join: 'ok' }, notes: [] },
  ];

  it('counts what was walked; neither what was left out nor what publishing refuses', () => {
    expect(countCells(cells)).toEqual({
      passed: 3,
      failures: ['mf-a old: pay FAILED', 'mf-b old: pay not run'],
    });
  });

  it('is a table, with notes below it', () => {
    expect(describeMatrix(journeys, cells)).toEqual([
      '                pay      join',
      'everything new  ok       ok',
      'mf-a old        FAILED   left out',
      'mf-a new        refused  refused',
      'mf-b old        not run  ok',
      '',
      '  mf-a old: join is left out. No form.',
      '  mf-a new: It is made for contract 2.',
    ]);
  });
});
