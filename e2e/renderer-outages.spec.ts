import fs from 'node:fs';
import http from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

/** A worker starts, and on a busy machine its first pages are late. */
const STARTED = { timeout: 80_000 };
const { name, slug } = flagships.riverside;

let site: IsolatedSite;
/** Answers in place of the renderer, while it is away. */
let impostor: http.Server | null = null;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { hasRenderer: true });
});
test.afterAll(async () => {
  impostor?.close();
  await site.stop();
});

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

const isRendered = async (request: APIRequestContext, url: string) =>
  (await (await request.get(url, { headers: { accept: 'text/html' } })).text()).includes('data-rendered');

async function impersonate(): Promise<void> {
  await site.renderer.kill();
  fs.rmSync(site.renderer.socket, { force: true });
  const server = http.createServer((_request, response) => response.end('{"html":7}'));
  await new Promise<void>((listening) => server.listen(site.renderer.socket, listening));
  impostor = server;
}

async function unmask(): Promise<void> {
  impostor?.closeAllConnections();
  await new Promise((closed) => impostor?.close(closed));
  impostor = null;
  await site.renderer.start();
}

interface Outage {
  what: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

const outages: Outage[] = [
  { what: 'is killed', begin: () => site.renderer.kill(), end: () => site.renderer.start() },
  { what: 'hangs', begin: async () => site.renderer.freeze(), end: async () => site.renderer.resume() },
  { what: 'answers garbage', begin: impersonate, end: unmask },
];

for (const [index, { what, begin, end }] of outages.entries()) {
  test(`a renderer that ${what} costs the content until the scripts run, and comes back by itself`, async ({
    page,
    context,
    request,
    customer,
  }) => {
    await customer.logIn(context);
    // Of each outage its own pages: those that were rendered before stay as they are.
    const search = (word: string) => `${site.origin('riverside')}/?search=${word}${index}`;
    await expect.poll(() => isRendered(request, search('before')), STARTED).toBe(true);
    await begin();
    try {
      expect(await isRendered(request, search('after'))).toBe(false);
      expect(await isRendered(request, search('before'))).toBe(true);
      await page.goto(search('after'));
      await expect(heading(page, 'Find a venue')).toBeVisible();
      await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(name);
      await page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/location/${slug}`));
      await expect(heading(page, name)).toBeVisible();
      await page.goto(`${site.origin('riverside', 'my-account')}/payments`);
      await expect(heading(page, 'Payments')).toBeVisible();
      await expect(page.locator('main [data-loading]')).toHaveCount(0);
    } finally {
      await end();
    }
    await expect.poll(() => isRendered(request, search('after')), STARTED).toBe(true);
  });
}

test('a renderer that is restarted while pages are requested costs no page', async ({ request }) => {
  const urlOf = (number: number) => `${site.origin('riverside')}/?search=restart${number}`;
  const statuses: number[] = [];
  const restart = site.renderer.kill().then(() => site.renderer.start());
  for (let number = 0; number < 40; number++)
    statuses.push((await request.get(urlOf(number), { headers: { accept: 'text/html' } })).status());
  await restart;
  expect(statuses).toEqual(statuses.map(() => 200));
  await expect.poll(() => isRendered(request, urlOf(0)), STARTED).toBe(true);
});
