import { describe, expect, it } from 'vitest';
import { describeOutcome, oneCheck, sumOutcomes } from '../outcome.ts';
import { explainFailures, readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

describe('the end of a run', () => {
  it('is one line that stands alone', () => {
    const outcome = sumOutcomes([oneCheck('lint', true), { passed: 40, failures: [] }]);
    expect(describeOutcome(outcome)).toEqual(['', '41 passed, 0 failed']);
  });

  it('lists what failed before it', () => {
    const outcome = sumOutcomes([oneCheck('lint', false), { passed: 2, failures: ['a.test.ts: adds'] }]);
    expect(describeOutcome(outcome)).toEqual([
      '',
      'Failed:',
      '  lint',
      '  a.test.ts: adds',
      '',
      '2 passed, 2 failed',
    ]);
  });
});

describe('a report of vitest', () => {
  const file = (name: string, status: string, assertionResults: { status: string; fullName: string }[]) => ({
    name: `/house/${name}`,
    status,
    startTime: 0,
    endTime: 0,
    assertionResults,
  });

  it('names each failed test with its file', () => {
    const tests = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away' },
    ];
    const report = { numPassedTests: 1, testResults: [file('a.test.ts', 'failed', tests)] };
    expect(readVitestReport(report, '/house')).toEqual({ passed: 1, failures: ['a.test.ts: takes away'] });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const report = { numPassedTests: 0, testResults: [file('b.test.ts', 'failed', [])] };
    expect(readVitestReport(report, '/house').failures).toEqual(['b.test.ts: the file could not be run']);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'desktop', status, results: [] }],
  });

  it('finds the tests of every level and says where they stand', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'book.spec.ts',
          specs: [spec('books', 'expected')],
          suites: [{ title: 'when full', specs: [spec('says so', 'unexpected')] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failures: ['book.spec.ts › when full › says so (desktop)'],
    });
  });

  it('does not forgive a test that passed in the second go', () => {
    const report = { errors: [], suites: [{ title: 'a', specs: [spec('wavers', 'flaky')] }] };
    expect(readPlaywrightReport(report)).toEqual({ passed: 0, failures: ['a › wavers (desktop)'] });
  });

  it('says of each failed test where it failed, and what was expected there', () => {
    const message = '\u001b[31mexpect(received).toBe(expected)\u001b[39m\n\nExpected: 1\nReceived: 2\n';
    const errors = [{ message, location: { file: '/house/e2e/book.spec.ts', line: 12 } }];
    const failed = {
      title: 'books',
      tests: [{ projectName: 'desktop', status: 'unexpected', results: [{ duration: 9, errors }] }],
    };
    const suites = [{ title: 'book.spec.ts', specs: [spec('pays', 'expected'), failed] }];
    expect(explainFailures({ suites })).toEqual([
      'book.spec.ts › books (desktop)\n  book.spec.ts:12: expect(received).toBe(expected) · Expected: 1 · Received: 2',
    ]);
  });

  it('counts an error outside of every test', () => {
    const report = { errors: [{ message: 'The gateway could not start.\n  at …' }], suites: [] };
    expect(readPlaywrightReport(report).failures).toEqual(['The gateway could not start.']);
  });
});
