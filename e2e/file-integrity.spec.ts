import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from '@playwright/test';
import { flagships } from './support/hosts.ts';
import { builtVersion, type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid, venuePath } from './support/timetable.ts';

/** Long enough for the second attempt of every script. */
const GIVEN_UP = { timeout: 15_000 };
const remote = 'mf-bookings';
const release = `/remotes/${remote}/${builtVersion(remote)}`;

let site: IsolatedSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex);
});
test.afterAll(() => site.stop());

const home = () => `${site.origin('riverside')}/`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bannerLogIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const bookingsFailed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
const altered = (text: string) => `${text}\ndocument.documentElement.dataset.takenOver = 'true';`;
const isTakenOver = (page: Page) => page.evaluate(() => document.documentElement.dataset.takenOver ?? null);

/** Someone between gateway and browser changes a file. */
async function alterOnTheWay(page: Page, address: RegExp, alter = altered): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: alter(await response.text()) });
  });
}

/** The files of a folder of the site whose name fits. */
const filesIn = (folder: string, name: RegExp) =>
  fs
    .readdirSync(path.join(site.folder, folder))
    .filter((file) => name.test(file))
    .map((file) => path.join(site.folder, folder, file));

test('every script and style sheet of a page has an integrity, also of what loads later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { withoutIntegrity: found });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = node instanceof HTMLScriptElement && node.src !== '';
        const isSheet = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
        if ((isScript || isSheet) && !node.integrity) found.push(node.outerHTML);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const taken: string[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) taken.push(response.url());
  });
  await page.goto(home());
  await expect(heading(page, 'Find a venue')).toBeVisible();
  const first = taken.length;
  await bannerLogIn(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Password' }),
  ).toBeVisible();
  expect(taken.length).toBeGreaterThan(first);
  expect(await page.evaluate(() => Reflect.get(window, 'withoutIntegrity'))).toEqual([]);
});

test('an entry that was changed on the way does not run; its part says so, and comes once it is repaired', async ({
  page,
}) => {
  await alterOnTheWay(page, new RegExp(`${release}/entry\\.`));
  await page.goto(home());
  await expect(bookingsFailed(page)).toBeVisible(GIVEN_UP);
  await expect(bannerLogIn(page)).toBeEnabled();
  expect(await isTakenOver(page)).toBeNull();
  await page.unrouteAll();
  await bookingsFailed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Find a venue')).toBeVisible();
});

test('so does a part that loads later', async ({ page }) => {
  await alterOnTheWay(page, /\/shell\/js\/login-dialog\./);
  await page.goto(home());
  await bannerLogIn(page).click();
  const failure = page.getByRole('alertdialog', { name: 'This could not be opened.' });
  await expect(failure).toBeVisible(GIVEN_UP);
  expect(await isTakenOver(page)).toBeNull();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Password' }),
  ).toBeVisible();
});

test('on the checkout no altered file runs, early or late, and every own file has an integrity', async ({
  page,
  context,
  customer,
}) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await customer.logIn(context);
  const checkout = `${site.origin('riverside')}/checkout`;
  const basketRelease = `/remotes/mf-basket/${builtVersion('mf-basket')}`;
  for (const file of [/\/entry\./, /\/js\/checkout\./, /\/js\/\d+\./]) {
    await alterOnTheWay(page, new RegExp(basketRelease + file.source));
    await page.goto(checkout);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible(GIVEN_UP);
    expect(await isTakenOver(page)).toBeNull();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
    await page.unrouteAll();
  }
  await page.goto(checkout);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  const bare = await page.evaluate(
    () =>
      [...document.scripts].filter(({ src, integrity }) => src.startsWith(location.origin) && !integrity)
        .length,
  );
  expect(bare).toBe(0);
});

test('a script that starts the site is changed on the way: the page says so', async ({ page }) => {
  await alterOnTheWay(page, /\/shell\/js\/main\./);
  await page.goto(home());
  await expect(heading(page, 'We may have dropped the ball on this one.')).toBeVisible(GIVEN_UP);
  expect(await isTakenOver(page)).toBeNull();
});

test('a style sheet that was changed on the way is not applied', async ({ page }) => {
  await page.goto(home());
  await expect(heading(page, 'Find a venue')).toBeVisible();
  await alterOnTheWay(page, /\/fonts\/roboto\.css/, (css) => `${css}body{display:none}`);
  const outcome = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('touchline-boot')?.textContent ?? '');
    return new Promise<string>((resolve) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        integrity: boot.fileIntegrity['/fonts/roboto.css'],
        href: '/fonts/roboto.css',
        onload: () => resolve('applied'),
        onerror: () => resolve('refused'),
      });
      document.head.append(link);
    });
  });
  expect(outcome).toBe('refused');
  await expect(heading(page, 'Find a venue')).toBeVisible();
});

test('a compressed twin that was changed in the site is not served, and cannot be promoted', async ({
  page,
}) => {
  await site.remote('publish', remote, '--from', site.folderOf(remote, builtVersion(remote)));
  const [twin = ''] = filesIn(`${release}/js`, /^venue\..*\.js\.br$/);
  const before = fs.readFileSync(twin);
  const script = zlib.brotliDecompressSync(before).toString();
  fs.writeFileSync(twin, zlib.brotliCompressSync(altered(script)));
  await page.goto(`${site.origin('riverside')}${venuePath(flagships.riverside.slug)}`);
  await expect(bookingsFailed(page)).toBeVisible(GIVEN_UP);
  expect(await isTakenOver(page)).toBeNull();
  await expect(site.remote('promote', remote, builtVersion(remote))).rejects.toThrow(
    /venue\.\w+\.js\.br does not unpack to js\/venue\.\w+\.js as it was built\./,
  );
  fs.writeFileSync(twin, before);
  await bookingsFailed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, flagships.riverside.name)).toBeVisible();
});
