import fs from 'node:fs';
import { ensureChromium } from '../chromium.ts';
import { print } from '../command.ts';
import { type Outcome, sumOutcomes } from '../outcome.ts';
import { inRoot } from '../repository.ts';
import { endToEndPort } from '../system/ports.ts';
import { explainFailures, readPlaywrightReport } from './playwright-report.ts';
import { runProgram } from './program.ts';
import { readReport } from './read-report.ts';
import { canRunAgain, describeSecondRun, mergeSecondRun } from './second-run.ts';

interface Round {
  name: string;
  words: readonly string[];
  port: number;
  /** Gets what the round says, in place of the terminal. */
  onOutput?: (text: string) => void;
}

/** A system takes its three ports, and those of the sites and containers that its tests start. */
const PORTS_OF_A_ROUND = 20;

/**
 * Runs the end-to-end tests in the browser. Tests that break something for everyone run one at a time in a system of
 * their own, beside all others in another; what they say is printed in the end.
 */
export async function checkEndToEnd(words: readonly string[] = []): Promise<Outcome> {
  const chromium = ensureChromium(print);
  const port = endToEndPort();
  const together = { name: 'together', port, words: ['--project=desktop', '--project=phone', ...words] };
  const said: string[] = [];
  const reasons: string[] = [];
  const alone = {
    name: 'alone',
    port: port + PORTS_OF_A_ROUND,
    words: ['--project=alone', ...words, '--workers=1'],
    onOutput: (text: string) => said.push(text),
  };
  const rounds = [together, alone];
  const firstOutcomes = await Promise.all(rounds.map((round) => run(round, chromium, reasons)));
  print(said.join(''));
  const outcomes = canRunAgain(firstOutcomes)
    ? await runFailedAgain(rounds, firstOutcomes, (round) => run(round, chromium, reasons))
    : firstOutcomes;
  if (reasons.length > 0) print(['', 'Why tests failed:', ...new Set(reasons), ''].join('\n'));
  const outcome = sumOutcomes(outcomes);
  const hasRun = outcome.passed + outcome.failures.length > 0;
  return hasRun ? outcome : { passed: 0, failures: ['end-to-end: no test was found'] };
}

/** Runs what failed once more, one test at a time and with nothing beside it, so that no test fails for want of time. */
async function runFailedAgain(
  rounds: readonly Round[],
  firstOutcomes: readonly Outcome[],
  runRound: (round: Round) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, { name, port, words }] of rounds.entries()) {
    const first = firstOutcomes[index] ?? { passed: 0, failures: [] };
    if (first.failures.length === 0) {
      outcomes.push(first);
      continue;
    }
    const again = { name, port, words: [...words, '--last-failed', '--workers=1'] };
    const second = await runRound(again);
    print(describeSecondRun(first, second).join('\n'));
    outcomes.push(mergeSecondRun(first, second));
  }
  return outcomes;
}

/** A run of a round; adds to `reasons` why tests failed. It keeps the pictures of its failures: it empties its folder first. */
async function run(
  { name, words, port, onOutput }: Round,
  chromium: string,
  reasons: string[],
): Promise<Outcome> {
  const report = inRoot('.cache/reports', `e2e-${name}.json`);
  fs.rmSync(report, { force: true });
  const code = await runProgram(
    'playwright',
    ['test', '-c', 'e2e', '--pass-with-no-tests', `--output=${inRoot('test-results', name)}`, ...words],
    { CHROMIUM: chromium, E2E_REPORT: report, E2E_PORT: String(port) },
    onOutput,
  );
  const outcome = readReport(report, readPlaywrightReport) ?? { passed: 0, failures: [] };
  reasons.push(...(readReport(report, explainFailures) ?? []));
  const isBroken = code !== 0 && outcome.failures.length === 0;
  return isBroken ? { ...outcome, failures: [`end-to-end, ${name}: could not be run`] } : outcome;
}
