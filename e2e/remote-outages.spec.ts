import type { Page } from '@playwright/test';
import { mendEverything, setFault } from './support/faults.ts';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayPath, findSession, isPaid } from './support/timetable.ts';

/** Long enough for every attempt to load a remote to be given up. */
const GIVEN_UP = { timeout: 20_000 };

const notice = (page: Page, part: string) =>
  page.getByRole('alert').filter({ hasText: `${part} could not be loaded.` });

const expectHeader = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeEnabled();
};

test.afterEach(({ request }) => mendEverything(request));

for (const kind of ['404', 'hang', 'html', 'throw'] as const) {
  test(`bookings is down (${kind}): the rest of the page works, and it comes back @alone`, async ({
    page,
    request,
  }) => {
    await setFault(request, { remote: 'mf-bookings', kind });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(notice(page, 'Bookings')).toBeVisible(GIVEN_UP);
    await expectHeader(page);
    await expect(page.getByRole('contentinfo')).toContainText('Riverside Leisure');

    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const firstNotice = await notice(page, 'Bookings').elementHandle();
    await notice(page, 'Bookings').getByRole('button', { name: 'Try again' }).click();
    await firstNotice?.waitForElementState('hidden');
    await expect(notice(page, 'Bookings')).toBeVisible(GIVEN_UP);
    await setFault(request, { remote: 'mf-bookings', kind: 'none' });
    await notice(page, 'Bookings').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
    await expect(notice(page, 'Bookings')).toBeHidden();
  });
}

test('the basket is down: classes can be looked at, and it comes back @alone', async ({
  page,
  context,
  request,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.logIn(context);
  await setFault(request, { remote: 'mf-basket', kind: '404' });

  await page.goto(dayPath(flagships.riverside.slug, session));
  await page.getByRole('button', { name: addButtonName(session) }).click();
  await expect(page.getByText('The basket could not be reached. Please try again.')).toBeVisible(GIVEN_UP);

  await page.getByRole('link', { name: 'Shopping basket' }).click();
  await expect(notice(page, 'The basket')).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();

  await setFault(request, { remote: 'mf-basket', kind: 'none' });
  await notice(page, 'The basket').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('the navigation is down: the page is still there, and it comes back @alone', async ({
  page,
  request,
}) => {
  await setFault(request, { remote: 'mf-navigation', kind: 'throw' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  await expect(notice(page, 'The navigation').first()).toBeVisible(GIVEN_UP);
  await setFault(request, { remote: 'mf-navigation', kind: 'none' });
  await notice(page, 'The navigation').first().getByRole('button', { name: 'Try again' }).click();
  await expectHeader(page);
});

test('planned maintenance is announced, and the site comes back @alone', async ({ page, request }) => {
  const words = 'Service disruption: Unable to access the site due to planned maintenance.';
  await setFault(request, { api: 'frontend/theme', status: 503 });
  const response = await page.goto('/');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await setFault(request, { api: 'frontend/theme', status: null });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
});

test('a site without its looks says that it failed, and comes back @alone', async ({ page, request }) => {
  await setFault(request, { api: 'frontend/theme', status: 500 });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We may have dropped the ball on this one.' }),
  ).toBeVisible();
  await expect(
    page.getByText('The page failed to load correctly. Try refreshing the page or return to the home page.'),
  ).toBeVisible();
  await setFault(request, { api: 'frontend/theme', status: null });
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
});

const NOT_FOUND_TITLE = 'Riverside Leisure | Page not found';

const nowhere = [
  ['an unknown tenant', `${origin('riverside').replace('riverside', 'nowhere')}/`],
  ['an unknown path', `${origin('riverside')}/nowhere`, NOT_FOUND_TITLE],
  ['an unknown venue', `${origin('riverside')}/location/nowhere`, NOT_FOUND_TITLE],
  [
    'an unknown class',
    `${origin('riverside')}/location/${flagships.riverside.slug}/sessions/nothing`,
    NOT_FOUND_TITLE,
  ],
] as const;

for (const [what, address, title] of nowhere) {
  test(`${what} is not found @phone`, async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: "Whoops! Looks like you've gone offside." }),
    ).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist. Return home to keep the ball rolling."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    if (title) await expect(page).toHaveTitle(title);
  });
}
