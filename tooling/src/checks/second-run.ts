import type { Outcome } from '../outcome.ts';

/** With more failures than this, something is broken, and no second run is due. */
export const MOST_RUN_AGAIN = 8;

/** True if the failures of the browser tests are few enough to be run once more by themselves. */
export function canRunAgain(outcomes: readonly Outcome[]): boolean {
  const count = outcomes.reduce((sum, { failures }) => sum + failures.length, 0);
  return count > 0 && count <= MOST_RUN_AGAIN;
}

/** Counts a test that passed in the second run as passed. What did not run in it stays a failure. */
export function mergeSecondRun(first: Outcome, second: Outcome): Outcome {
  const isComplete = second.passed + second.failures.length >= first.failures.length;
  if (!isComplete) return first;
  return { passed: first.passed + second.passed, failures: second.failures };
}

/** Names the tests that passed only in the second run: they depend on time, and need a look. */
export function describeSecondRun(first: Outcome, second: Outcome): string[] {
  const { failures } = mergeSecondRun(first, second);
  const late = first.failures.filter((name) => !failures.includes(name));
  if (late.length === 0) return [];
  return ['', 'Passed only when run again by themselves:', ...late.map((name) => `  ${name}`), ''];
}
