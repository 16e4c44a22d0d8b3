import type { Outcome } from '../outcome.ts';

interface Suite {
  title: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
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

export interface RunTest {
  /** Its file and line, with the project it was run in. */
  name: string;
  title: string;
  /** `expected` when it passed. */
  status: string;
  /** Its duration, all attempts together. */
  ms: number;
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
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, place))];
}
