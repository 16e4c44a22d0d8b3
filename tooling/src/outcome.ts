/** Outcome of a stage of the checks. */
export interface Outcome {
  passed: number;
  /** One line for each thing that failed. */
  failures: readonly string[];
}

/** A stage that is one check by itself. */
export const oneCheck = (name: string, isPassed: boolean): Outcome => ({
  passed: isPassed ? 1 : 0,
  failures: isPassed ? [] : [name],
});

export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** The words at the end of a run; the last line stands alone, for people and for scripts. */
export function describeOutcome({ passed, failures }: Outcome): string[] {
  const list = failures.length > 0 ? ['', 'Failed:', ...failures.map((failure) => `  ${failure}`)] : [];
  return [...list, '', `${passed} passed, ${failures.length} failed`];
}
