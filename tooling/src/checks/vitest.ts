import fs from 'node:fs';
import type { Outcome } from '../outcome.ts';
import { inRoot, root } from '../repository.ts';
import { runProgram } from './program.ts';
import { readReport } from './read-report.ts';
import { readVitestReport, type VitestReport } from './vitest-report.ts';

const report = inRoot('.cache/reports/vitest.json');

/** Runs the tests below the browser. */
export async function checkTests(name: string, words: readonly string[] = []): Promise<Outcome> {
  fs.rmSync(report, { force: true });
  const code = await runProgram('vitest', [
    'run',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const outcome = readReport(report, (json: VitestReport) => readVitestReport(json, root));
  if (!outcome) return { passed: 0, failures: [`${name}: the tests could not be run`] };
  const isBrokenElsewhere = code !== 0 && outcome.failures.length === 0;
  return isBrokenElsewhere ? { ...outcome, failures: [`${name}: an error outside of every test`] } : outcome;
}
