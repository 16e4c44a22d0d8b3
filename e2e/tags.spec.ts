import type { Page } from '@playwright/test';
import { CONSENT_COOKIE } from 'shared-contracts/cookies';
import type { AppName } from 'shared-contracts/links';
import { type EditedApi, startEditedApi } from './support/edited-api.ts';
import { cookieDomain, flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { chooseMembership, section } from './support/joining.ts';
import { expect, test } from './support/test.ts';

/** A tag as bad as one can be: it listens to whatever is typed in its document. */
const LISTENING_TAG = `
  window.tagHeard = [];
  document.addEventListener('input', ({ target }) => window.tagHeard.push(target.value), true);
`;
const { slug } = flagships.riverside;

let api: EditedApi;
let site: IsolatedSite;
test.beforeAll(async () => {
  api = await startEditedApi('/api/v1/client', (client) => ({ ...client, tag_manager_ids: ['GTM-AB12CD'] }));
  site = await startIsolatedSite(test.info().parallelIndex, { apiUrl: api.url });
});
test.afterAll(async () => {
  await site.stop();
  api.close();
});

/** The addresses of tags that a page asks for. */
async function watchTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: LISTENING_TAG });
  });
  return asked;
}
const agree = (page: Page) =>
  page
    .context()
    .addCookies([{ name: CONSENT_COOKIE, value: 'granted', domain: cookieDomain('riverside'), path: '/' }]);
const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const heard = (page: Page) => page.evaluate(() => (window as { tagHeard?: string[] }).tagHeard ?? null);
const at = (path: string, app: AppName = 'bookings') => `${site.origin('riverside', app)}${path}`;

test('tags load once someone agrees, stay agreed to, and end when they think again', async ({ page }) => {
  const asked = await watchTags(page);
  await page.goto(at('/'));
  await expect(question(page)).toContainText(
    'Riverside Leisure would like to use cookies from other companies',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  expect(asked).toEqual([]);

  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD']);
  await expect.poll(() => heard(page)).toEqual([]);

  await page.goto(at(`/location/${slug}`));
  await expect.poll(() => asked.length).toBe(2);
  await expect(question(page)).toBeHidden();

  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => heard(page)).toBeNull();
  await page.goto(at('/'));
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  expect([await heard(page), asked.length]).toEqual([null, 2]);
});

for (const [what, path, app] of [
  ['the login', '/login', 'bookings'],
  ['the login, written oddly', '/%6cogin', 'bookings'],
  ['the registration', '/register', 'bookings'],
  ['a new password', '/reset-password?token=unknown', 'bookings'],
  ['the checkout', '/checkout', 'bookings'],
  ['the account', '/', 'my-account'],
  ['a kiosk', '/kiosk?kiosk=true', 'online-joining'],
  ['joining in a frame', '/?embedded=true', 'online-joining'],
  ['the front of house', '/', 'front-of-house'],
] as const) {
  test(`no tag is asked for or let in at ${what}`, async ({ page }) => {
    const asked = await watchTags(page);
    await agree(page);
    const response = await page.goto(at(path, app));
    expect(response?.headers()['content-security-policy']).not.toContain('googletagmanager');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0);
    expect([asked, await heard(page)]).toEqual([[], null]);
  });
}

test('a tag that hears what is typed into a search hears nothing of a login', async ({ page }) => {
  await watchTags(page);
  await agree(page);
  await page.goto(at('/'));
  await expect.poll(() => heard(page)).toEqual([]);
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill('Sale');
  await expect.poll(() => heard(page)).toContain('Sale');

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!');
  expect(await heard(page)).toBeNull();

  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Noor');
  expect(await heard(page)).toBeNull();
});

test('a tag on the way to joining hears nothing of who joins', async ({ page }) => {
  await watchTags(page);
  await agree(page);
  await page.goto(at(`/centre/${slug}`, 'online-joining'));
  await expect(section(page, 'Choose your membership')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual([]);
  await chooseMembership(page);
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  expect(await heard(page)).toBeNull();
  await expect(page.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
});
