import type { Page } from '@playwright/test';
import { sessions } from 'shared-contracts/api/activities';
import { apiOf } from './support/api.ts';
import { watchHeaderSpinner } from './support/header-spinner.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { flagships, origin } from './support/hosts.ts';
import { complaintsOf, expectRendered, isHydrated, STARTED } from './support/hydration.ts';
import { expectStable, watchLayoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, sessionPath } from './support/timetable.ts';

const bookings = origin('riverside');
const VENUE = `${bookings}/location/${flagships.riverside.slug}`;
const LOGIN = `${bookings}/login`;
const MOST_SHIFT = 0.01;
/** Calls that are no part of the first view: when a court is free next, once none is on this day. */
const LATER = /\/slots\/next$/;

/** Keeps a page's scripts back until they are let through, so that it stays as it came. */
const holdScripts = async (page: Page) => (await holdAnswer(page, /\.js(\?|$)/)).letThrough;

for (const [name, url, heading] of [
  ['home', `${bookings}/`, 'Find a venue'],
  ['a venue page', VENUE, flagships.riverside.name],
] as const) {
  test(`${name} is taken over where it stands`, async ({ page, request }) => {
    await expectRendered(request, url);
    const complaints = complaintsOf(page);
    await watchLayoutShift(page);
    const letThrough = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const header = page.getByRole('banner');
    const before = await header.screenshot({ animations: 'disabled' });
    const node = await title.elementHandle();
    letThrough();
    await isHydrated(page);
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
    expect((await header.screenshot({ animations: 'disabled' })).equals(before)).toBe(true);
    await expectStable(page, MOST_SHIFT);
    expect(complaints).toEqual([]);
  });
}

for (const [name, url, heading] of [
  ['the account', `${origin('riverside', 'my-account')}/`, 'Hello'],
  ['the details', `${origin('riverside', 'my-account')}/user-details`, 'My details'],
  ['the bookings', `${origin('riverside', 'my-account')}/bookings`, 'Bookings'],
  ['the memberships', `${origin('riverside', 'my-account')}/memberships`, 'Memberships'],
  ['the basket', `${bookings}/basket`, 'Basket'],
] as const) {
  test(`${name} comes as its shape, and is filled in place`, async ({ page, request, context, customer }) => {
    await expectRendered(request, url);
    await customer.logIn(context);
    const complaints = complaintsOf(page);
    await watchLayoutShift(page);
    const { letThrough } = await holdAnswer(page, /\.js(\?|$)/);
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main [data-loading]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const frame = await page.locator('h1, main, header, footer').elementHandles();
    letThrough();
    await isHydrated(page);
    await expect(page.locator('main [data-loading]')).toHaveCount(0);
    for (const part of frame) expect(await part.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(frame).toHaveLength(4);
    await expectStable(page, MOST_SHIFT);
    expect(complaints).toEqual([]);
  });
}

test('a small spinner is in the header until the fonts are active, and moves nothing', async ({
  page,
  request,
}) => {
  await expectRendered(request, `${bookings}/`);
  await watchLayoutShift(page);
  const { letThrough } = await holdAnswer(page, /\.woff2(\?|$)/);
  const spinner = await watchHeaderSpinner(page);
  await page.goto(`${bookings}/`, { waitUntil: 'commit' });
  await spinner.hasShown();
  letThrough();
  await spinner.isGone();
  await expect(page.locator('html[data-fonts-active]')).toHaveCount(1);
  await expectStable(page, MOST_SHIFT);
});

test('public pages hydrate without an error, whichever release rendered them', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  // Old releases in a mixed site may be from before there were server halves.
  const withoutHalf = (process.env.E2E_WITHOUT_HALF ?? '').split(',');
  for (const [url, heading, part] of [
    [`${bookings}/`, 'Find a venue', 'mf-bookings'],
    [VENUE, flagships.riverside.name, 'mf-bookings'],
    [LOGIN, 'Log in', 'shell'],
  ] as const) {
    if (!['shell', part].some((each) => withoutHalf.includes(each))) await expectRendered(request, url);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await isHydrated(page);
  }
  expect(complaints).toEqual([]);
});

test('a search that names a town among other words hydrates, and finds what is near it', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  for (const [words, found] of [
    ['swimming Sale', / within 5 miles of Sale, nearest first each day$/],
    [
      `${flagships.riverside.name} swimming`,
      new RegExp(` of ${flagships.riverside.name}, nearest first each day$`),
    ],
    ['free swim', / free of charge$/],
  ] as const) {
    const url = `${bookings}/?q=${encodeURIComponent(words)}`;
    await expectRendered(request, url);
    await page.goto(url);
    await isHydrated(page);
    const results = page.getByRole('region', { name: 'Classes and courts' });
    await expect(results.getByText(found)).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

for (const [name, url] of [
  ['home', `${bookings}/`],
  ['a venue page', VENUE],
  ['the login', LOGIN],
  ['registration', `${bookings}/register`],
  ['joining at a centre', `${origin('riverside', 'online-joining')}/centre/${flagships.riverside.slug}`],
] as const) {
  test(`${name} is not left by forms that are sent before it is hydrated`, async ({ page, request }) => {
    await expectRendered(request, url);
    const letThrough = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const loaded = new URL(page.url()).href;
    // Each form by its last button, as a form without an address has no other way to be sent.
    await page.locator('form:not([action])').evaluateAll((forms) => {
      for (const form of forms)
        [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]:not(:disabled)')].at(-1)?.click();
    });
    await page.evaluate(() => ((window as Window & { isSame?: true }).isSame = true));
    letThrough();
    await isHydrated(page);
    const waiting = () =>
      page.evaluate(
        () => (window as unknown as { touchlineEarly: { presses: unknown[] } }).touchlineEarly.presses.length,
      );
    await expect.poll(waiting).toBe(0);
    expect(await page.evaluate(() => (window as Window & { isSame?: true }).isSame)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(new URL(loaded).pathname);
  });
}

test('a day that is chosen before the page is hydrated is shown once it is', async ({ page, request }) => {
  await expectRendered(request, VENUE);
  const letThrough = await holdScripts(page);
  await page.goto(VENUE, { waitUntil: 'commit' });
  const day = page.getByRole('radio', { name: /, tomorrow$/ });
  await day.click();
  letThrough();
  await expect(day).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`date=${dayFromToday(1)}$`));
});

/** Network requests of a loaded page, by path. */
const askedFor = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );

for (const [name, url] of [
  ['home', `${bookings}/`],
  ['a venue page', VENUE],
] as const) {
  test(`${name} asks for itself alone when it is visited again`, async ({ page, request }) => {
    await expectRendered(request, url);
    await page.goto(url, { waitUntil: 'networkidle' });
    // On a busy machine a page may come as its skeleton, which asks for what it lacks.
    await expect(async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      const asked = (await askedFor(page)).filter((path) => !LATER.test(path));
      expect(asked).toEqual([new URL(url).pathname]);
    }).toPass(STARTED);
  });
}

test('home looks the same before and after', async ({ page, request }) => {
  await expectRendered(request, `${bookings}/`);
  const letThrough = await holdScripts(page);
  await page.goto(`${bookings}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // Late in the evening its links lead to the next day, which a page that many share does not say until it is hydrated.
  const mask = [page.getByRole('navigation', { name: /^More/ })];
  const before = await page.screenshot({ animations: 'disabled', mask });
  letThrough();
  await isHydrated(page);
  expect((await page.screenshot({ animations: 'disabled', mask })).equals(before)).toBe(true);
});

test('what is done before the scripts have come is not lost', async ({ page, request }) => {
  await expectRendered(request, `${bookings}/`);
  const letThrough = await holdScripts(page);
  await page.goto(`${bookings}/`, { waitUntil: 'commit' });
  const box = page.getByRole('searchbox', { name: /town or postcode$/ });
  await box.fill(flagships.riverside.name);
  await page.getByRole('button', { name: 'Log in' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  const found = `1 venue matches ‘${flagships.riverside.name}’`;
  await expect(page.getByRole('main').getByText(found)).toBeVisible();
  await expect(box).toHaveValue(flagships.riverside.name);
});

test('what is done while React puts a page in place is not lost', async ({ page, request }) => {
  await expectRendered(request, LOGIN);
  const { letThrough } = await holdAnswer(page, /\/mf-navigation\/.*\/header\.[^/]*\.js(\?|$)/);
  await page.goto(LOGIN, { waitUntil: 'commit' });
  // React has come to the form, and answers only once the header is there too.
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
  const main = page.getByRole('main');
  const username = main.getByRole('textbox', { name: 'Email address or customer ID' });
  await username.fill('nobody-at-once@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200)));
  letThrough();
  const refused = 'Those details do not match an account. Check them and try again.';
  await expect(main.getByText(refused).first()).toBeVisible();
  await expect(username).toHaveValue('nobody-at-once@example.com');
});

test('without JavaScript a form that needs it says so, and a venue is found by its link', async ({
  browser,
  request,
}) => {
  await expectRendered(request, LOGIN);
  await expectRendered(request, `${bookings}/`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LOGIN);
  // Its words are read from the markup: locators by text never look inside.
  expect(await page.locator('noscript').innerHTML()).toContain('This form needs JavaScript');
  await page.goto(`${bookings}/`);
  const venue = page.getByRole('region', { name: 'Venues' }).getByRole('link').first();
  const name = (await venue.textContent()) ?? '';
  await venue.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await context.close();
});

test('without JavaScript one can search, read the day and a class', async ({ browser, request }) => {
  const { name, slug } = flagships.riverside;
  const visitor = apiOf(request, bookings, null);
  const dayOf = (day: number) =>
    visitor.call(sessions, { params: { venue: slug }, query: { date: dayFromToday(day) } });
  const [today, [someClass]] = await Promise.all([dayOf(0), dayOf(1)]);
  if (!someClass) throw new Error(`${name} has no class tomorrow.`);
  const found = `1 venue matches ‘${name}’`;
  const classUrl = `${bookings}${sessionPath(slug, someClass)}`;
  await expectRendered(request, `${bookings}/`);
  await expectRendered(request, `${bookings}/?${new URLSearchParams({ search: name })}`);
  await expectRendered(request, VENUE);
  await expectRendered(request, classUrl);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${bookings}/`);
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(name);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText(found)).toBeVisible();
  await main.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const { name: title } of today.filter(({ startDate }) => new Date(startDate) > new Date()))
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto(classUrl);
  await expect(page.getByRole('heading', { level: 1, name: someClass.name })).toBeVisible();
  await expect(main.getByText(someClass.offer.formattedPrice).first()).toBeVisible();
  await context.close();
});
