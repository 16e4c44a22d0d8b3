import { expect, test } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { builtFiles, isFileAt, stableName } from './built-files.ts';
import { openVisit } from './open-visit.ts';
import { reasonFor, unvisitedFiles } from './quiet-files.ts';
import { type RequestedFiles, writeRequested } from './requested-files.ts';
import { visits } from './visits.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(test.info().parallelIndex);
});
test.afterAll(() => site.stop());

test('every file of the build is asked for by a page, or there is a reason why not', async ({
  browser,
  request,
}) => {
  test.setTimeout(3_600_000);
  const requested: RequestedFiles = {};
  let missing = builtFiles();
  for (const visit of visits()) {
    const isOver = missing.every((file) => reasonFor(unvisitedFiles, stableName(file)));
    if (isOver) break;
    const asked: string[] = [];
    const { page, context, arrive } = await openVisit(visit, { browser, request, site });
    page.on('request', (sent) => asked.push(sent.url()));
    try {
      await arrive();
      // What loads when the page is idle belongs to it, too.
      await page.waitForLoadState('networkidle');
    } finally {
      await context.close();
    }
    const found = missing.filter((file) => asked.some((address) => isFileAt(file, address)));
    for (const file of found) requested[stableName(file)] = visit.name;
    missing = missing.filter((file) => !found.includes(file));
    writeRequested(requested);
  }
  const unexplained = missing.map(stableName).filter((name) => !reasonFor(unvisitedFiles, name));
  expect(unexplained).toEqual([]);
});
