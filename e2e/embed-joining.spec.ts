import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { CHALLENGED_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, approveAtBank } from './support/checkout.ts';
import { origin } from './support/hosts.ts';
import {
  chooseDates,
  chooseMembership,
  createAccount,
  section,
  setUpDirectDebit,
} from './support/joining.ts';
import { openFrame, test } from './support/operator-page.ts';
import { PASSWORD } from './support/people.ts';
import { expect } from './support/test.ts';

const joining = origin('riverside', 'online-joining');

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);

const stepsOf = async (page: Page) =>
  (await heard(page)).filter(([type]) => type === 'step').map(([, detail]) => detail.step);

/** Paths of the scripts that the joining host was asked for, in the page and in its frames. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && host === joining) asked.push(pathname);
  });
  return asked;
}

/** Length of the frame's page that does not fit into the frame, in CSS pixels. */
async function hiddenPart(page: Page, frame: Frame): Promise<number> {
  const shown = (await page.locator('touchline-join iframe').boundingBox())?.height ?? 0;
  const wanted = await frame.evaluate(() => document.getElementById('root')?.scrollHeight ?? 0);
  return wanted - shown;
}

test('a visitor joins in the page of an operator, on another site', async ({
  page,
  request,
  operatorPage,
}) => {
  test.setTimeout(180_000);
  const scripts = watchScripts(page);
  const frame = await openFrame(page, operatorPage);

  await test.step('sees joining without navigation, breadcrumb or footer, as tall as it is', async () => {
    await expect(section(frame, 'Choose your membership')).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect.poll(() => hiddenPart(page, frame)).toBeLessThanOrEqual(1);
  });

  await test.step('joins, with terms that open where they can be seen', async () => {
    await chooseMembership(frame);
    await createAccount(frame);
    await expect(section(frame, 'Choose your membership')).toBeVisible();
    await chooseMembership(frame);
    await chooseDates(frame);
    await setUpDirectDebit(frame);
  });

  await test.step('pays in the same frame, and is asked by the bank', async () => {
    await expect.poll(() => frame.url()).toBe(`${joining}/checkout?embedded=true`);
    await agreeToTerms(frame);
    await fillCard(frame, { number: await ownVisa(request), holder: CHALLENGED_HOLDER });
    await fillBillingAddress(frame);
    await frame.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ }).click();
    await approveAtBank(frame);
    await expect(frame.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
    await expect.poll(() => hiddenPart(page, frame)).toBeLessThanOrEqual(1);
  });

  await test.step('the page around it heard every step, and nothing about the person', async () => {
    expect(await stepsOf(page)).toEqual(
      expect.arrayContaining([
        'membership_section',
        'dates_section',
        'dd_section',
        'checkout',
        'confirmation',
      ]),
    );
    const all = await heard(page);
    expect(all.filter(([type]) => type === 'joined')).toEqual([['joined', {}]]);
    expect(JSON.stringify(all)).not.toMatch(/noor|ahmadi|@example|55779911|M33/i);
  });

  await test.step('all this without a script of the shell or of the navigation', async () => {
    expect(scripts.filter((path) => path.startsWith('/standalone/mf-joining/'))).not.toEqual([]);
    expect(scripts.filter((path) => path.startsWith('/remotes/mf-basket/'))).not.toEqual([]);
    expect(scripts.filter((path) => /^\/shell\/|mf-navigation/.test(path))).toEqual([]);
  });

  await test.step('all this without a cookie, in a browser that keeps no storage of other sites', async () => {
    expect(await page.context().cookies()).toEqual([]);
    const refused = await frame.evaluate(() => {
      try {
        return window.sessionStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('SecurityError');
  });

  await test.step('continues to the account in its own tab, and the frame stays', async () => {
    const opened = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Go to my account' }).click();
    const account = await opened;
    await expect.poll(() => new URL(account.url()).origin).toBe(origin('riverside', 'my-account'));
    await account.close();
    expect(new URL(frame.url()).pathname).toMatch(/^\/order-confirmed\//);
    expect(page.url()).toBe(operatorPage);
  });
});

test('the back button leads back inside the frame, and what is in the keyboard focus comes into sight', async ({
  page,
  operatorPage,
}) => {
  const frame = await openFrame(page, operatorPage);
  await chooseMembership(frame);
  const firstName = frame.getByRole('textbox', { name: 'First name', exact: true });
  await expect(firstName).toBeVisible();
  await firstName.focus();
  await expect(firstName).toBeInViewport();
  // The page around it stays, so there is no load to wait for.
  await page.evaluate(() => history.back());
  await expect(section(frame, 'Choose your membership')).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Choose this membership/ }).first()).toBeVisible();
  expect(page.url()).toBe(operatorPage);
});

test('a member logs in inside the frame and comes back to where they were', async ({
  page,
  operatorPage,
  customer,
}) => {
  const frame = await openFrame(page, operatorPage);
  await chooseMembership(frame);
  await frame.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await frame.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await frame.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await frame.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => new URL(frame.url()).pathname).toMatch(/^\/centre\//);
  expect(new URL(frame.url()).searchParams.get('embedded')).toBe('true');
  await expect(frame.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
  await expect.poll(() => hiddenPart(page, frame)).toBeLessThanOrEqual(1);
  expect(await page.context().cookies()).toEqual([]);
});

test('embedded joining is the page itself, without navigation, breadcrumb or footer; otherwise it has them', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(`${joining}/?embedded=true`);
  await expect(section(page, 'Choose your home centre')).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expectAccessible(page);
  expect(scripts.filter((path) => path.startsWith('/shell/'))).toEqual([]);

  await page.goto(`${joining}/?embedded=false`);
  await expect(section(page, 'Choose your home centre')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a site that the tenant does not know shows nothing', async ({ page, operatorPage }) => {
  const strange = operatorPage.replace('harriers-club', 'somebody-else');
  await page.goto(strange);
  await expect(page.locator('touchline-join iframe')).toBeVisible();
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(await heard(page)).toEqual([]);
});
