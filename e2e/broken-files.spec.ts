import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { setFault } from './support/faults.ts';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

/** Long enough for every attempt to load a script to be given up. */
const GIVEN_UP = { timeout: 30_000 };

let site: IsolatedSite;
const home = () => `${site.origin('riverside')}/`;
/** A day on which no class has begun yet, whatever the time is now. */
const timetable = () => `${site.origin('riverside')}${venuePath(flagships.riverside.slug, dayFromToday(2))}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const bannerLogIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const failure = (page: Page) => page.getByRole('alertdialog', { name: 'This could not be opened.' });
const login = (page: Page) =>
  page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Password' });

/** The path of a script of the shell, by the name of its part. */
function shellScript(part: string): string {
  const folder = path.join(site.folder, 'shell/js');
  const file = fs.readdirSync(folder).find((name) => name.startsWith(`${part}.`) && name.endsWith('.js'));
  return `/shell/js/${file}`;
}

type Broken = Parameters<typeof setFault>[1] & { file: string };
const broken: Broken[] = [];
async function breakFile(request: Parameters<typeof setFault>[0], fault: Broken): Promise<void> {
  broken.push(fault);
  await setFault(request, fault, home().slice(0, -1));
}
async function mend(request: Parameters<typeof setFault>[0]): Promise<void> {
  for (const { file } of broken.splice(0))
    await setFault(request, { file, kind: 'none' }, home().slice(0, -1));
}

test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { canBreak: true });
});
test.afterEach(({ request }) => mend(request));
test.afterAll(() => site.stop());

// Every other file is a line of `npm run walk:files`.
for (const kind of ['404', 'html', 'cut', 'throw', 'hang'] as const) {
  test(`the script of the shell is broken (${kind}): the page says so, and one click brings it`, async ({
    page,
    request,
  }) => {
    await breakFile(request, { file: shellScript('main'), kind });
    await page.goto(home(), { waitUntil: 'commit' });
    await expect(heading(page, 'We may have dropped the ball on this one.')).toBeVisible(GIVEN_UP);
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    // It has the margins of a screen, whichever page it stands in.
    const { x = 0 } = (await heading(page, 'We may have dropped the ball on this one.').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(16);
    await mend(request);
    // Mending ends the answer that hangs; the page takes that for a failure and asks again by itself.
    if (kind !== 'hang') await tryAgain(page).click();
    await expect(heading(page, 'Find a venue')).toBeVisible();
    await expect(bannerLogIn(page)).toBeEnabled();
  });

  test(`the login dialog is broken (${kind}): the page stays, and one click opens it`, async ({
    page,
    request,
  }) => {
    await breakFile(request, { file: shellScript('login-dialog'), kind });
    await page.goto(home());
    await bannerLogIn(page).click();
    await expect(failure(page)).toBeVisible(GIVEN_UP);
    await expect(page.getByText('Find a venue').first()).toBeVisible();
    await mend(request);
    await tryAgain(page).click();
    await expect(login(page)).toBeVisible();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
    await expect(bannerLogIn(page)).toBeFocused();
  });
}

test('a dialog that takes long says so, and can be left', async ({ page, request }) => {
  await breakFile(request, { file: shellScript('login-dialog'), kind: 'hang' });
  await page.goto(home());
  await bannerLogIn(page).click();
  const pending = page.getByRole('dialog', { name: 'Loading' });
  await pending.getByRole('button', { name: 'Close' }).click();
  await expect(pending).toBeHidden();
  await expect(bannerLogIn(page)).toBeFocused();
  await mend(request);
  await bannerLogIn(page).click();
  await expect(login(page)).toBeVisible(GIVEN_UP);
});

test('all files of a remote are missing: one click brings every part of it', async ({ page, request }) => {
  await breakFile(request, { file: '/remotes/mf-navigation/', kind: '404' });
  await page.goto(home());
  // A bar of the host replaces the header.
  const loadMenu = page.getByRole('banner').getByRole('button', { name: 'Load menu' });
  await expect(loadMenu).toBeVisible(GIVEN_UP);
  await expect(heading(page, 'Find a venue')).toBeVisible();
  await mend(request);
  await loadMenu.click();
  await expect(bannerLogIn(page)).toBeEnabled();
  await expect(page.getByRole('contentinfo')).toContainText('Riverside Leisure');
  await expect(loadMenu).toHaveCount(0);
  await expect(tryAgain(page)).toHaveCount(0);
});

test('the basket is missing: the first press after it is back puts a class into it', async ({
  page,
  request,
}) => {
  await breakFile(request, { file: '/remotes/mf-basket/', kind: '404' });
  await page.goto(timetable());
  const add = page.getByRole('button', { name: /^Add to basket/ }).first();
  await add.click();
  await expect(page.getByText('We couldn’t reach your basket. Please try again.')).toBeVisible(GIVEN_UP);
  await mend(request);
  await add.click();
  await expect(login(page)).toBeVisible(GIVEN_UP);
});

test('the notifications are missing: their words are read all the same', async ({ page, request }) => {
  await breakFile(request, { file: '/remotes/mf-basket/', kind: '404' });
  const [overlays = ''] = JSON.parse(
    fs.readFileSync(path.join(site.folder, 'shell/manifest.json'), 'utf8'),
  ).tiers.overlays.slice(-1);
  await breakFile(request, { file: overlays, kind: '404' });
  await page.goto(timetable());
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t reach your basket.' });
  await expect(notice).toBeVisible(GIVEN_UP);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('without the navigation and the bar that replaces it, someone can still log out', async ({
  page,
  request,
  context,
  customer,
}) => {
  const navigation = { remote: 'mf-navigation', kind: '404' } as const;
  await breakFile(request, { file: shellScript('static-bar'), kind: '404' });
  await setFault(request, navigation, home().slice(0, -1));
  await customer.logIn(context);
  await page.goto(home());
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Try again' })).toBeVisible(GIVEN_UP);
  await expect(banner.getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();
  await banner.getByRole('button', { name: 'Log out' }).click();
  await expect(bannerLogIn(page)).toBeVisible();
  await setFault(request, { ...navigation, kind: 'none' }, home().slice(0, -1));
});
