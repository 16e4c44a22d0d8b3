import type { Outcome } from './outcome.ts';

interface Suite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

const FAILED = new Set(['unexpected', 'flaky']);

/** Reads the JSON report of Playwright. A test that passed only in the second go counts as failed. */
export function readPlaywrightReport({ suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...tests.filter(({ status }) => FAILED.has(status)).map(({ name }) => name),
      ...errors.map(({ message = 'end-to-end tests could not be run' }) => message.split('\n')[0] ?? message),
    ],
  };
}

function testsOf(suite: Suite, above: readonly string[]): { name: string; status: string }[] {
  const place = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${[...place, title].join(' › ')} (${projectName})`,
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, place))];
}
