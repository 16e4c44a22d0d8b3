/** Says which parts and files the last run of the tests took its time for. */
import type { PlaywrightReport } from '../checks/playwright-report.ts';
import { readReport } from '../checks/read-report.ts';
import { describeTimes, playwrightTimes, vitestTimes } from '../checks/test-times.ts';
import type { VitestReport } from '../checks/vitest-report.ts';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot, root } from '../repository.ts';

const reportOf = (name: string) => inRoot('.cache/reports', `${name}.json`);

await runCommand(async () => {
  const files = [
    readReport(reportOf('vitest'), (report: VitestReport) => vitestTimes(report, root)),
    readReport(reportOf('e2e-together'), (report: PlaywrightReport) => playwrightTimes(report)),
    readReport(reportOf('e2e-alone'), (report: PlaywrightReport) => playwrightTimes(report)),
  ].flatMap((times) => times ?? []);
  if (files.length === 0)
    throw new ExpectedFailure('No test has been run here yet: npm run verify, or npm test.');
  for (const line of describeTimes(files)) print(line);
  return 0;
});
