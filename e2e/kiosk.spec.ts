import type { Page } from '@playwright/test';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { expectNoViolations } from './support/accessibility.ts';
import { CHALLENGED_HOLDER, ownVisa } from './support/cards.ts';
import { approvalField, approveAtBank, expectConfirmation, pay } from './support/checkout.ts';
import { flagships, origin, type Tenant } from './support/hosts.ts';
import { PASSWORD, people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

/** A terminal in a centre: tall, and used with a finger. */
test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Smallest control on a tall kiosk, in CSS pixels. */
const TARGET = 64;

const joining = (tenant: Tenant = 'riverside') => origin(tenant, 'online-joining');
const { slug, name: centre } = flagships.riverside;

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to leave this screen?' });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome to / });
const clear = (page: Page) =>
  question(page).getByRole('button', { name: 'Clear selection and go home' }).click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function openHome(page: Page, tenant: Tenant = 'riverside'): Promise<void> {
  await page.goto(`${joining(tenant)}/kiosk?kiosk&centre=${flagships[tenant].slug}`);
  await expect(welcome(page)).toBeVisible();
}

/** From the home to the details, with a membership chosen and a name typed. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await page
    .getByRole('button', { name: /^Choose this membership/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
}

/** Controls in sight that are too small for a finger; a link within a sentence may be as high as its line. */
const smallControls = (page: Page) =>
  page.evaluate((target) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, select, [role="radio"], a[href]')];
    return controls
      .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
      .filter((control) => control.getBoundingClientRect().height < target && control.offsetWidth > 1)
      .map((control) => `${control.textContent}: ${control.getBoundingClientRect().height}`);
  }, TARGET);

test('a terminal welcomes to its centre, and both ways lead on from there', async ({ page }) => {
  await openHome(page);
  await expect(welcome(page)).toHaveText(`Welcome to ${centre}`);
  await expectNoViolations(page);
  expect(await smallControls(page)).toEqual([]);
  const book = page.getByRole('link', { name: 'Book an activity' });
  const settings = page.getByRole('region', { name: 'Display settings' });
  for (const tile of [book, page.getByRole('link', { name: 'Buy a membership' })]) {
    const [shown, bar] = await Promise.all([tile.boundingBox(), settings.boundingBox()]);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
  await book.click();
  await expect(page).toHaveURL(new RegExp(`^${origin('riverside')}/location/${slug}\\?kiosk=true`));
  await page.goto(`${joining()}/kiosk`);
  await expect(welcome(page)).toHaveText(`Welcome to ${centre}`);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(`${joining()}/centre/${slug}?kiosk=true`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose this membership/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1080);
  expect(await smallControls(page)).toEqual([]);
});

test('no one touches it: after 90 s it asks, 5 s later it is clear, and Back brings nothing back', async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  await fillIn(page);
  await page.clock.fastForward(80_000);
  await expect(question(page)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(welcome(page)).toHaveText(`Welcome to ${centre}`);
  await expect(page.getByText('Joining form cleared due to inactivity')).toBeVisible();
  await expect(page).toHaveURL(`${joining()}/kiosk?kiosk=true`);
  expect(await stored(page)).not.toMatch(/Noor|membership/);
  await page.goBack();
  // The addresses of the last person say what they chose: Back leads through none of them.
  await expect(page).toHaveURL(`${joining()}/kiosk?kiosk=true`);
  await expect(welcome(page)).toHaveText(`Welcome to ${centre}`);
  expect(await stored(page)).not.toContain('Noor');
});

test('from 65 s a bar counts down without a question, and one touch gives all the time again', async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page);
  await fillIn(page);
  const field = page.getByRole('textbox', { name: 'First name', exact: true });
  const bar = page.getByRole('region', { name: 'Time left' });
  await page.clock.fastForward(60_000);
  await expect(bar).toBeHidden();
  await page.clock.fastForward(6_000);
  await expect(
    bar.getByText(/^Still there\? This screen will clear in \d+ seconds\.$/).first(),
  ).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  expect(await smallControls(page)).toEqual([]);
  // The page can be scrolled clear of the bar.
  const { end, edge } = await page.evaluate(() => {
    const content = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    const below = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
    const top = document.querySelector('[aria-label="Time left"]')?.getBoundingClientRect().top ?? 0;
    return { end: content - below, edge: top };
  });
  expect(end).toBeLessThanOrEqual(edge);
  await bar.getByRole('button', { name: 'I need more time' }).tap();
  await expect(bar.getByText('You have more time.').first()).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(bar).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(question(page)).toBeHidden();
  await expect(field).toHaveValue('Noor');
});

test('Home asks first: going on keeps everything, clearing leaves nothing', async ({ page }) => {
  await openHome(page);
  await fillIn(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await home.click();
  await question(page).getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Noor');
  await home.click();
  await clear(page);
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText('Joining form cleared due to inactivity')).toBeHidden();
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page.getByRole('button', { name: /^Choose this membership/ }).first()).toBeVisible();
  await expect(page.getByText("You haven't selected a membership yet").first()).toBeVisible();
});

test('who logs in at the home stays logged in there', async ({ page }) => {
  await openHome(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email address or customer ID' }).fill(people.sam.username);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(welcome(page)).toHaveText(`Welcome to ${centre}`);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page.getByRole('button', { name: /^Choose this membership/ }).first()).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('what was left on one host is gone when the next person comes there', async ({ page }) => {
  await page.goto(`${origin('riverside')}/?kiosk=true`);
  await page.evaluate(() => sessionStorage.setItem('touchline:draft:register', '{"firstName":"Noor"}'));
  await openHome(page);
  await fillIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await clear(page);
  await expect(welcome(page)).toBeVisible();
  await page.getByRole('link', { name: 'Book an activity' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to Kiosk Home' })).toBeVisible();
  expect(await stored(page)).not.toContain('Noor');
});

test('it waits for the bank, and 10 s after the order the next person finds it clear', async ({
  page,
  context,
  request,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await customer.logIn(context);
  await page.clock.install();
  await page.goto(`${origin('riverside')}/checkout?kiosk=true`);
  await pay(
    page,
    { number: await ownVisa(request), holder: CHALLENGED_HOLDER },
    session.offer.formattedPrice,
  );
  await expect(approvalField(page)).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(question(page)).toBeHidden();
  await approveAtBank(page);
  await expectConfirmation(page);
  await expect(page.getByRole('link', { name: 'Go to my account' })).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL(`${joining()}/kiosk?kiosk=true`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(TOKEN_COOKIE);
});

test('with the accessible profile there is time, a countdown, larger text and high contrast', async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page, 'northpeak');
  const looks = page.getByRole('region', { name: 'Display settings' });
  await looks.getByRole('radio', { name: 'Largest text' }).click();
  await looks.getByRole('button', { name: 'High contrast' }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', /^21\.3/);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(looks.getByRole('radio', { name: 'Largest text' })).toBeChecked();
  // A choice that takes effect: from here the page counts, which HTML alone does not.
  await looks.getByRole('button', { name: 'High contrast' }).click();
  await expect(looks.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'false');
  await looks.getByRole('button', { name: 'High contrast' }).click();
  await expect(looks.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true');
  await page.clock.fastForward(60_000);
  await expect(
    question(page)
      .getByText(/^This screen will clear in \d+ seconds\.$/)
      .first(),
  ).toBeVisible();
  await expectNoViolations(page);
  expect(await smallControls(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'I need more time' }).click();
  await expect(question(page)).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText('Joining form cleared due to inactivity')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});
