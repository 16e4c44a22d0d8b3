import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { flagships } from './support/hosts.ts';
import { builtVersion, type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

const NEWER = '99.0.0';
const remote = 'mf-bookings';
const older = builtVersion(remote);
const venuePath = `/location/${flagships.riverside.slug}`;

let site: IsolatedSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startIsolatedSite(test.info().parallelIndex);
  await site.remote('publish', remote, '--from', site.folderOf(remote, older));
  await site.publish(remote, NEWER);
});
test.afterAll(() => site.stop());
test.afterEach(() => site.remote('promote', remote, older));

/** Versions of the remote whose scripts a page has loaded. */
function takenVersions(page: Page): Set<string> {
  const taken = new Set<string>();
  page.on('response', (response) => {
    const [, version] = new RegExp(`/remotes/${remote}/([^/]+)/.+\\.js$`).exec(response.url()) ?? [];
    if (version && response.ok()) taken.add(version);
  });
  return taken;
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find a venue' });
const venue = (page: Page) => page.getByRole('heading', { level: 1, name: flagships.riverside.name });

/** Goes to the venue as a click does, without a new document. */
async function openVenue(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(flagships.riverside.name);
  await page
    .getByRole('link', { name: new RegExp(`^${flagships.riverside.name}`) })
    .first()
    .click();
}

test('an open tab continues with its version when another is promoted; the next page has the new one', async ({
  page,
  context,
}) => {
  const inOpenTab = takenVersions(page);
  await page.goto(site.origin('riverside'));
  await expect(home(page)).toBeVisible();
  await site.remote('promote', remote, NEWER);
  await openVenue(page);
  await expect(venue(page)).toBeVisible();
  await expect.poll(() => [...inOpenTab]).toEqual([older]);

  const next = await context.newPage();
  const inNext = takenVersions(next);
  await next.goto(`${site.origin('riverside')}${venuePath}`);
  await expect(venue(next)).toBeVisible();
  await expect.poll(() => [...inNext]).toEqual([NEWER]);

  await site.remote('rollback', remote);
  const back = await context.newPage();
  const inBack = takenVersions(back);
  await back.goto(`${site.origin('riverside')}${venuePath}`);
  await expect(venue(back)).toBeVisible();
  await expect.poll(() => [...inBack]).toEqual([older]);
});

test('a tab whose version is gone loads the page again, once, and is where it wanted to be', async ({
  page,
}) => {
  await page.route(new RegExp(`/remotes/${remote}/${older}/js/.*venue`), (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto(site.origin('riverside'));
  await expect(home(page)).toBeVisible();
  await site.remote('promote', remote, NEWER);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await openVenue(page);
  await expect(venue(page)).toBeVisible({ timeout: 20_000 });
  expect(documents).toBe(1);
});

test('a canary for one tenant reaches no other', async ({ page, context }) => {
  await site.remote('promote', remote, NEWER, '--tenant', 'harbour');
  const takenByOther = takenVersions(page);
  await page.goto(site.origin('riverside'));
  await expect(home(page)).toBeVisible();
  await expect.poll(() => [...takenByOther]).toEqual([older]);
  // A page of its own: scripts of the other one may still arrive.
  const canary = await context.newPage();
  const taken = takenVersions(canary);
  await canary.goto(site.origin('harbour'));
  await expect(home(canary)).toBeVisible();
  await expect.poll(() => [...taken]).toEqual([NEWER]);
});

test('a person keeps the version that was dealt to them', async ({ page }) => {
  await site.remote('promote', remote, NEWER, '--percent', '50');
  const taken = takenVersions(page);
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(site.origin('riverside'));
    await expect(home(page)).toBeVisible();
  }
  await expect.poll(() => taken.size).toBe(1);
});

test('a version that is changed after it was promoted is not served; the one before continues', async ({
  page,
}) => {
  const registry = path.join(site.folderOf(remote, NEWER), '../../../registry.json');
  await site.remote('promote', remote, NEWER);
  const promoted = fs.readFileSync(registry);
  await site.remote('promote', remote, older);
  await page.goto(site.origin('riverside'));
  await expect(home(page)).toBeVisible();
  const folder = site.folderOf(remote, NEWER);
  for (const entry of fs.readdirSync(folder).filter((file) => /^entry\..*\.js$/.test(file)))
    fs.appendFileSync(path.join(folder, entry), '\ndocument.title = "taken over";');
  // As another promotion would leave it, which had checked the files before: no page may ask for it in between.
  fs.writeFileSync(registry, promoted);
  const taken = takenVersions(page);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect.poll(() => [...taken]).toEqual([older]);
  expect(await page.title()).not.toContain('taken over');
});
