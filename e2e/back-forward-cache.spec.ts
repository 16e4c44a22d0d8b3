import type { Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from 'tooling/chromium';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

/** A page's own record of its return by Back. */
interface Return {
  persisted: boolean | null;
  /** True if the words looked for could be seen, frame by frame. */
  frames: boolean[];
}

declare global {
  interface Window {
    comingBack: Return;
  }
}

// Playwright switches the cache off.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const bookings = origin('riverside');
const account = origin('riverside', 'my-account');
const venue = `${bookings}/location/${flagships.riverside.slug}`;

/** From now on the page notes whether it is restored, and in which frames after that `words` can be seen. */
const noteReturn = (page: Page, words: string) =>
  page.evaluate((sought) => {
    window.comingBack = { persisted: null, frames: [] };
    const isSeen = () =>
      [...document.querySelectorAll('h1, h2, p, a, button')].some(
        (element) =>
          element.textContent?.includes(sought) &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const look = () => {
      window.comingBack.frames.push(isSeen());
      if (window.comingBack.frames.length < 30) requestAnimationFrame(look);
    };
    // Capturing, and before the page's own: it sees what a first frame would show.
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        window.comingBack.persisted = persisted;
        look();
      },
      { capture: true },
    );
  }, words);

const returnOf = async (page: Page): Promise<Return> => {
  await page.waitForFunction(() => window.comingBack?.frames.length === 30);
  return page.evaluate(() => window.comingBack);
};

test('home comes back from the browser’s memory as it was left', async ({ page }) => {
  await page.goto(`${bookings}/`);
  const search = page.getByRole('searchbox', { name: /town or postcode$/ });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await search.fill('Sale');
  await noteReturn(page, 'Find a venue');
  await page.goto(venue);
  await expect(page.getByRole('heading', { level: 1, name: flagships.riverside.name })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  const { persisted, frames } = await returnOf(page);
  expect(persisted).toBe(true);
  expect(frames.at(-1)).toBe(true);
  await expect(search).toHaveValue('Sale');
});

test('the dashboard comes back to the person who left it', async ({ page, context, customer }) => {
  await customer.logIn(context);
  await page.goto(account);
  const greeting = `Hello, ${customer.person.firstName}`;
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  await noteReturn(page, greeting);
  await page.goto(`${bookings}/`);
  await page.goBack({ waitUntil: 'commit' });
  expect((await returnOf(page)).persisted).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

test('after a logout in another tab, Back to the dashboard shows nothing of the person', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  await page.goto(account);
  const greeting = `Hello, ${customer.person.firstName}`;
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  await noteReturn(page, customer.person.firstName);
  await page.goto(`${bookings}/`);

  const other = await context.newPage();
  await other.goto(`${account}/payments`);
  const banner = other.getByRole('banner');
  await banner.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await page.bringToFront();
  await page.goBack({ waitUntil: 'commit' });
  const { persisted, frames } = await returnOf(page);
  expect(persisted).toBe(true);
  expect(frames).not.toContain(true);
  await expect(page).toHaveURL(`${account}/login?redirect=%2F`);
});
