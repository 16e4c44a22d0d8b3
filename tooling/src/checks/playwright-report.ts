import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from '../outcome.ts';

interface TestError {
  message?: string;
  location?: { file: string; line: number };
}

interface Suite {
  title: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number; errors?: TestError[] }[] }[];
  }[];
  suites?: Suite[];
}

export interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

const FAILED = new Set(['unexpected', 'flaky']);

/** Reads the JSON report of Playwright. A test that passed only in the second go counts as failed. */
export function readPlaywrightReport({ suites, errors }: PlaywrightReport): Outcome {
  const tests = readTests({ suites });
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...tests.filter(({ status }) => FAILED.has(status)).map(({ name }) => name),
      ...errors.map(({ message = 'end-to-end tests could not be run' }) => message.split('\n')[0] ?? message),
    ],
  };
}

/** A line for each test that failed with the lines of its code and the beginning of what they complained about. */
export const explainFailures = (report: Pick<PlaywrightReport, 'suites'>): string[] =>
  readTests(report)
    .filter(({ status }) => FAILED.has(status))
    .map(({ name, reasons }) => [name, ...reasons.map((reason) => `  ${reason}`)].join('\n'));

/** So much of a message says what was expected and what was there. */
const LINES_OF_A_REASON = 8;

function describeError({ message = '', location }: TestError): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const where = location ? `${path.basename(location.file)}:${location.line}: ` : '';
  return `${where}${lines.slice(0, LINES_OF_A_REASON).join(' · ')}`;
}

export interface RunTest {
  /** Its file and line, with the project it was run in. */
  name: string;
  title: string;
  /** `expected` when it passed. */
  status: string;
  /** Its duration, all attempts together. */
  ms: number;
  /** The reasons of its failure, a line for each error. */
  reasons: string[];
}

/** Every test of a report, whatever happened to it. */
export const readTests = ({ suites }: Pick<PlaywrightReport, 'suites'>): RunTest[] =>
  suites.flatMap((suite) => testsOf(suite, []));

function testsOf(suite: Suite, above: readonly string[]): RunTest[] {
  const place = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      name: `${[...place, title].join(' › ')} (${projectName})`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      reasons: results.flatMap(({ errors = [] }) => errors.map(describeError)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, place))];
}
