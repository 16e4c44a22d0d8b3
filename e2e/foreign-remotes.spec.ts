import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remotes } from 'tooling/repository';
import { FOREIGN_BUNDLERS } from './foreign-remotes/foreign-bundlers.ts';
import type { Tenant } from './support/hosts.ts';
import { builtVersion, type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

/** Long enough for the second attempt of every script. */
const GIVEN_UP = { timeout: 15_000 };
const SHARED = {
  react: '^19.0.0',
  'shared-platform': '^0.1.0',
  'shared-platform/router': '^0.1.0',
  'shared-ui/core': '^0.1.0',
};
const bundlers = Object.keys(FOREIGN_BUNDLERS) as (keyof typeof FOREIGN_BUNDLERS)[];
type Bundler = (typeof bundlers)[number];

let site: IsolatedSite;
let builds: string;

const nameOf = (bundler: Bundler) => `mf-partner-${bundler}`;
const pathOf = (bundler: Bundler) => `/partner-${bundler}`;

/** A team's steps: it runs its bundler and puts its descriptor beside the result. */
async function buildRemote(
  bundler: Bundler,
  folder: string,
  { shared = SHARED, contract = 1 }: { shared?: Record<string, string>; contract?: number } = {},
): Promise<string> {
  const name = nameOf(bundler);
  const outputFolder = path.join(builds, folder);
  await FOREIGN_BUNDLERS[bundler]({ name, outputFolder, shared });
  const route = { id: 'partner', apps: ['bookings'], path: pathOf(bundler), title: 'Partner offers' };
  const descriptor = { name, displayName: 'Partner offers', contract, routes: [route], slots: [] };
  fs.writeFileSync(path.join(outputFolder, 'remote.json'), JSON.stringify(descriptor));
  return outputFolder;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startIsolatedSite(test.info().parallelIndex);
  builds = path.join(path.dirname(site.folder), 'builds');
  for (const bundler of bundlers)
    await site.remote('publish', nameOf(bundler), '--from', await buildRemote(bundler, bundler));
});
test.afterAll(() => site.stop());

const open = (page: Page, bundler: Bundler, tenant: Tenant = 'riverside') =>
  page.goto(`${site.origin(tenant)}${pathOf(bundler)}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Partner offers' });
const claim = (page: Page) => page.getByRole('button', { name: 'Claim the offer' });
const colourOf = (page: Page) => claim(page).evaluate((button) => getComputedStyle(button).backgroundColor);
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });

for (const bundler of bundlers) {
  test(`a remote that ${bundler} built shares React, the platform, the router and the theme`, async ({
    page,
  }) => {
    await open(page, bundler);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Riverside Leisure | Partner offers');
    await claim(page).click();
    await expect(page.getByText('Offer claimed')).toBeVisible();
    await expect(page.getByText(`Claimed 1 at ${pathOf(bundler)}`)).toBeVisible();
    const colour = await colourOf(page);
    await open(page, bundler, 'northpeak');
    await expect(heading(page)).toBeVisible();
    expect(await colourOf(page)).not.toBe(colour);
  });

  test(`a later part of what ${bundler} built does not run when it was changed on the way`, async ({
    page,
  }) => {
    const isScreen = (text: string) => text.includes('Claim the offer');
    await page.route(new RegExp(`/remotes/${nameOf(bundler)}/.*\\.js`), async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = isScreen(text) ? text.replace('Claim the offer', 'Claim another offer') : text;
      await route.fulfill({ response, body });
    });
    await open(page, bundler);
    await expect(failed(page)).toBeVisible(GIVEN_UP);
    await expect(page.getByRole('button', { name: 'Claim another offer' })).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(claim(page)).toBeVisible();
  });
}

test('each remote of this repository publishes a manifest that other hosts read', async ({ request }) => {
  for (const name of remotes) {
    const home = `${site.origin('riverside')}/remotes/${name}/${builtVersion(name)}/`;
    const { metaData, shared, exposes } = await (await request.get(`${home}mf-manifest.json`)).json();
    expect(metaData.buildInfo).toEqual({ buildName: name, buildVersion: builtVersion(name) });
    expect(exposes).toMatchObject([{ name: 'remote', path: './remote' }]);
    expect(shared).toContainEqual(expect.objectContaining({ name: 'react', singleton: true }));
    const entry = await request.get(home + metaData.remoteEntry.name);
    expect(await entry.text()).toContain(metaData.globalName);
  }
});

test('a build that does not fit is refused in words', async () => {
  const old = await buildRemote('rspack', 'old', { shared: { ...SHARED, react: '^18.2.0' } });
  await expect(site.remote('publish', nameOf('rspack'), '--from', old)).rejects.toThrow(
    /It is made for react \^18\.2\.0; the shell here provides 19\./,
  );
  const early = await buildRemote('rspack', 'early', { contract: 9 });
  await expect(site.remote('publish', nameOf('rspack'), '--from', early)).rejects.toThrow(
    'It is made for contract 9; the shell here serves 1.',
  );
});
