import { print } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { describeOutcome, type Outcome, sumOutcomes } from '../outcome.ts';

/** A part of the checks. */
export interface Stage {
  title: string;
  /** Without it the stages that need it count as failed and are not run. */
  isFoundation?: boolean;
  needsFoundation?: boolean;
  run: () => Promise<Outcome>;
}

/** Runs the stages one after the other, whatever the ones before found. Returns the exit code. */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  const outcomes: Outcome[] = [];
  let isFounded = true;
  for (const [at, stage] of stages.entries()) {
    print(`\n━━ ${stage.title} (${at + 1} of ${stages.length})`);
    const outcome = isFounded || !stage.needsFoundation ? await runStage(stage) : notRun(stage);
    if (stage.isFoundation && outcome.failures.length > 0) isFounded = false;
    outcomes.push(outcome);
  }
  const total = sumOutcomes(outcomes);
  for (const line of describeOutcome(total)) print(line);
  return total.failures.length > 0 ? 1 : 0;
}

const notRun = ({ title }: Stage): Outcome => ({
  passed: 0,
  failures: [`${title}: not run, because the build failed`],
});

async function runStage({ title, run }: Stage): Promise<Outcome> {
  const start = Date.now();
  try {
    const outcome = await run();
    print(`   ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds(start)}`);
    return outcome;
  } catch (failure) {
    print(
      failure instanceof ExpectedFailure ? failure.message : String((failure as Error)?.stack ?? failure),
    );
    return { passed: 0, failures: [`${title}: could not be run`] };
  }
}

const seconds = (start: number) => `${((Date.now() - start) / 1000).toFixed(0)} s`;
