import { type APIRequestContext, request as api, expect, test } from '@playwright/test';
import { type IsolatedSite, startIsolatedSite } from '../support/isolated-site.ts';
import { builtFiles } from './built-files.ts';
import { reasonFor, unvisitedFiles } from './non-critical-files.ts';
import { prepareVisit } from './open-visit.ts';
import { visitFor } from './visits.ts';
import { KINDS, type Kind, walkFile } from './walk-file.ts';

/** Requests that hang are waited for beside everything else, so they have their own site. */
let sites: { patient: IsolatedSite; quick: IsolatedSite };
/** The people of a worker stay logged in from test to test. */
let request: APIRequestContext;
test.beforeAll(async () => {
  const { parallelIndex, config } = test.info();
  request = await api.newContext();
  sites = {
    quick: await startIsolatedSite(parallelIndex, { canBreak: true }),
    patient: await startIsolatedSite(parallelIndex + config.workers, { canBreak: true }),
  };
});
test.afterAll(() => Promise.all([sites.quick.stop(), sites.patient.stop(), request.dispose()]));

for (const file of builtFiles()) {
  const visit = visitFor(file);
  test(`${file.name} is broken`, async ({ browser }) => {
    if (!visit) {
      expect(reasonFor(unvisitedFiles, file.name), 'why no page asks for it').not.toBeNull();
      return;
    }
    const worker = test.info().parallelIndex;
    const readyNow = () => prepareVisit(visit, { browser, request, worker });
    let ready = await readyNow();
    const failures: string[] = [];
    const walk = (kind: Kind, site: IsolatedSite) =>
      walkFile({ file, kind, ready }, { browser, request, site }).catch((error: Error) => {
        failures.push(error.message);
      });
    // An item bought in one way is no longer in the basket for the next.
    const hanging = visit.basket ? null : walk('hang', sites.patient);
    for (const kind of KINDS) {
      if (kind === 'hang' && hanging) continue;
      if (visit.basket) ready = await readyNow();
      await walk(kind, sites.quick);
    }
    await hanging;
    expect(failures.join('\n\n'), `on ${visit.title}`).toBe('');
  });
}
