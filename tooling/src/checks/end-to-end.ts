import fs from 'node:fs';
import { ensureChromium } from '../chromium.ts';
import { print } from '../command.ts';
import { addUp, type Outcome } from '../outcome.ts';
import { inRoot } from '../repository.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { runProgram } from './program.ts';
import { readReport } from './read-report.ts';

/** What breaks something for everybody runs after all else, one test at a time. */
const ROUNDS = [
  { name: 'together', words: ['--project=desktop', '--project=phone'] },
  { name: 'alone', words: ['--project=alone', '--workers=1'] },
];

/** Each round keeps the pictures of its failures: a run empties its folder first. */
const outputOf = (name: string) => `--output=${inRoot('test-results', name)}`;

/** Runs the end-to-end tests in the browser against a system of their own. */
export async function checkEndToEnd(words: readonly string[] = []): Promise<Outcome> {
  const environment = { CHROMIUM: ensureChromium(print) };
  const outcomes: Outcome[] = [];
  for (const round of ROUNDS) {
    const report = inRoot('.cache/reports', `e2e-${round.name}.json`);
    fs.rmSync(report, { force: true });
    const code = await runProgram(
      'playwright',
      ['test', '-c', 'e2e', '--pass-with-no-tests', outputOf(round.name), ...round.words, ...words],
      { ...environment, E2E_REPORT: report },
    );
    const outcome = readReport(report, readPlaywrightReport) ?? { passed: 0, failures: [] };
    const isBroken = code !== 0 && outcome.failures.length === 0;
    outcomes.push(
      isBroken ? { ...outcome, failures: [`end-to-end, ${round.name}: could not be run`] } : outcome,
    );
  }
  const outcome = addUp(outcomes);
  const hasRun = outcome.passed + outcome.failures.length > 0;
  return hasRun ? outcome : { passed: 0, failures: ['end-to-end: no test was found'] };
}
