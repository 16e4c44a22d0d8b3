import type { Locator, Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { type SessionSearchAnswer, searchSessions } from 'shared-contracts/api/session-search';
import { siteDay } from 'shared-contracts/dates';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { findSession, isFree, isPaid, quickButtonName } from './support/timetable.ts';

const TERM = 'swiming near Sale tomorrow';

const search = (page: Page) => page.getByRole('searchbox', { name: /town or postcode$/ });
const results = (page: Page) => page.getByRole('region', { name: 'Classes and courts' });

async function find(page: Page, term: string) {
  await page.goto('/');
  await search(page).fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Position of a person who shares their location. */
const SALE = { latitude: 53.4247, longitude: -2.3247 };

/** Opens home as a person near Sale, for whom tonight is the day of a class: today's may be over when the test runs. */
async function openHome(page: Page, session: ScheduledSession) {
  const day = siteDay(session.startDate);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(SALE);
  await page.route(`**/${searchSessions.path}?*`, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('from', day);
    url.searchParams.set('to', day);
    url.searchParams.delete('startsFrom');
    return route.continue({ url: url.href });
  });
  await page.goto('/');
  let taps = 0;
  return {
    count: () => taps,
    async tap(control: Locator) {
      taps += 1;
      await control.click();
    },
  };
}

test('from opening home, a free class near me tonight is booked in four taps @phone', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  const session = await findSession(customer, { isWanted: isFree });
  const { tap, count } = await openHome(page, session);
  await tap(page.getByRole('button', { name: 'Use my location' }));
  const near = page.getByRole('region', { name: /^Near you/ });
  await expect(near.getByRole('listitem')).toHaveCount(4);
  await tap(near.getByRole('link', { name: /^Free (tonight|tomorrow)$/ }));
  await tap(
    results(page)
      .getByRole('button', { name: quickButtonName(session) })
      .first(),
  );
  const dialog = page.getByRole('dialog');
  await tap(dialog.getByRole('button', { name: 'Agree and book' }));
  await expect(dialog.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  expect(count()).toBe(4);
});

test('from opening home, a paid class near me tonight is at the checkout in five taps', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  const session = await findSession(customer, { isWanted: isPaid });
  const { tap, count } = await openHome(page, session);
  await tap(page.getByRole('button', { name: 'Use my location' }));
  await tap(
    page.getByRole('region', { name: /^Near you/ }).getByRole('link', { name: /^(Tonight|Tomorrow)$/ }),
  );
  await tap(
    results(page)
      .getByRole('button', { name: /^Add to basket/ })
      .first(),
  );
  await tap(results(page).getByRole('link', { name: 'View basket' }));
  await tap(page.getByRole('link', { name: 'Go to checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(count()).toBe(5);
});

test('a search is kept by the address, with its filters, and forgives a slip @phone', async ({ page }) => {
  await find(page, TERM);
  await expect(results(page).getByText('within 5 miles of Sale, nearest first each day')).toBeVisible();
  const first = results(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAccessibleName(/Swim/);
  await results(page).getByRole('button', { name: 'Morning' }).click();
  await expect(page).toHaveURL(/[?&]when=morning/);
  const name = await first.getByRole('link').getAttribute('aria-label');
  await page.reload();
  await expect(results(page).getByRole('button', { name: 'Morning' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(first.getByRole('link')).toHaveAccessibleName(name ?? '');
  await expectAccessible(page);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a venue');
  await page.goBack();
  await expect(page).toHaveURL(/[?&]when=morning/);
  await expect(first.getByRole('link')).toHaveAccessibleName(name ?? '');
});

test('a word that is no activity is still a place, or an unknown one', async ({ page }) => {
  await find(page, 'Didsbury');
  await expect(page.getByText(/venues within 5 miles of Didsbury, nearest first$/)).toBeVisible();
  await find(page, 'Nowhereville');
  await expect(page.getByRole('heading', { name: 'Cannot find location, please try again.' })).toBeVisible();
  const browse = page.getByRole('region', { name: 'Browse classes and courts' });
  const answered = page.waitForResponse((response) => response.url().includes(`/${searchSessions.path}?`));
  await browse.getByRole('link', { name: 'Swimming', exact: true }).click();
  const { sessions }: SessionSearchAnswer = (await (await answered).json()).data;
  const first = sessions[0]?.session;
  expect(first?.activity.slug).toMatch(/^swim/);
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toHaveAccessibleName(
    new RegExp(`^${first?.name}`),
  );
});

test('a search that failed keeps its address and works when tried again', async ({ page }) => {
  let isDown = true;
  await page.route(`**/${searchSessions.path}?*`, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { status_code: 500, data: null, message: '' } })
      : route.fallback(),
  );
  await find(page, 'pilates');
  await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=pilates/);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toHaveAccessibleName(/Pilates/);
});

test('an operator without the search keeps the search for venues', async ({ page }) => {
  await page.route(`**/${searchSessions.path}?*`, (route) =>
    route.fulfill({ status: 404, json: { status_code: 404, data: null, message: 'Not found' } }),
  );
  await find(page, TERM);
  await expect(
    page.getByText(/venues? within 5 miles of Sale, nearest first$|match(es)? ‘Sale’/),
  ).toBeVisible();
});
