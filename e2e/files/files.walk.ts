import { expect, test } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { builtFiles, stableName } from './built-files.ts';
import { reasonFor, unvisitedFiles } from './quiet-files.ts';
import { readRequested } from './requested-files.ts';
import { visitNamed } from './visits.ts';
import { KINDS, walkFile } from './walk-file.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(test.info().parallelIndex, { canBreak: true });
});
test.afterAll(() => site.stop());

for (const file of builtFiles()) {
  for (const kind of KINDS) {
    test(`${stableName(file)} is broken: ${kind}`, async ({ browser, request }) => {
      const name = readRequested()[stableName(file)];
      if (name) await walkFile({ file, kind, visit: visitNamed(name) }, { browser, request, site });
      else expect(reasonFor(unvisitedFiles, stableName(file)), 'why no page asks for it').not.toBeNull();
    });
  }
}
