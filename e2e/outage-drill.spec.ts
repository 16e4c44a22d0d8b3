import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { clearFaults, type Fault, setFault } from './support/faults.ts';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

/** Long enough for every attempt to load a remote, and for what comes late. */
const GIVEN_UP = { timeout: 20_000 };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Riverside Leisure' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });

let site: IsolatedSite;
const home = () => `${site.origin('riverside')}/`;
const breakIt = (request: APIRequestContext, fault: Fault) =>
  setFault(request, fault, site.origin('riverside'));

interface Drill {
  remote: string;
  /** The message that it is missing. */
  gone(page: Page): Locator;
  address(): string;
  isPersonal?: boolean;
  /** An element that the remote itself renders. */
  own(page: Page): Locator;
  /** An element of another remote, which works without it. */
  rest(page: Page): Locator;
}

/** Each remote on a page that shows it. docs/operations.md has the outcome as a table. */
const drills: Drill[] = [
  {
    remote: 'mf-navigation',
    // A bar of the host replaces it.
    gone: (page) => page.getByRole('banner').filter({ hasText: 'The menu could not be loaded.' }),
    address: home,
    own: brand,
    rest: (page) => heading(page, 'Find a venue'),
  },
  {
    remote: 'mf-bookings',
    gone: notice,
    address: home,
    own: (page) => page.getByRole('searchbox', { name: /town or postcode$/ }),
    rest: brand,
  },
  {
    remote: 'mf-basket',
    gone: notice,
    address: () => `${site.origin('riverside')}/basket`,
    isPersonal: true,
    own: (page) => page.getByRole('heading', { name: 'Your basket is empty' }),
    rest: brand,
  },
  {
    remote: 'mf-account',
    gone: notice,
    address: () => `${site.origin('riverside', 'my-account')}/payments`,
    isPersonal: true,
    own: (page) => heading(page, 'Payments'),
    rest: brand,
  },
  {
    remote: 'mf-joining',
    gone: notice,
    address: () => `${site.origin('riverside', 'online-joining')}/`,
    own: (page) => page.getByRole('searchbox', { name: 'Centre, town or postcode' }),
    rest: brand,
  },
];

test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { canBreak: true });
});
test.afterEach(({ request }) => clearFaults(request, site.origin('riverside')));
test.afterAll(() => site.stop());

for (const { remote, gone, address, isPersonal, own, rest } of drills) {
  test.describe(remote, () => {
    test.beforeEach(async ({ context, customer }) => {
      if (isPersonal) await customer.logIn(context);
    });

    test('is down at first: the rest works, and it comes back without a new page', async ({
      page,
      request,
    }) => {
      await breakIt(request, { remote, kind: '404' });
      await page.goto(address());
      await expect(gone(page).first()).toBeVisible(GIVEN_UP);
      await expect(rest(page)).toBeVisible();
      await breakIt(request, { remote, kind: 'none' });
      // The bar in place of the navigation names what it loads.
      await gone(page)
        .first()
        .getByRole('button', { name: /^(Try again|Load menu)$/ })
        .click();
      await expect(own(page)).toBeVisible(GIVEN_UP);
    });

    test('dies while its page is open: who has it continues, also after a reload; a newcomer sees a notice', async ({
      browser,
      page,
      request,
      customer,
    }) => {
      await page.goto(address());
      await expect(own(page)).toBeVisible(GIVEN_UP);
      await breakIt(request, { remote, kind: '404' });
      // The browser keeps what it has: its name changes with its content.
      await page.reload();
      await expect(own(page)).toBeVisible(GIVEN_UP);
      await expect(gone(page)).toHaveCount(0);

      const elsewhere = await browser.newContext();
      if (isPersonal) await customer.logIn(elsewhere);
      const newcomer = await elsewhere.newPage();
      await newcomer.goto(address());
      await expect(gone(newcomer).first()).toBeVisible(GIVEN_UP);
      await expect(rest(newcomer)).toBeVisible();
      await elsewhere.close();
    });

    test('is slow: the rest does not wait for it, and it comes', async ({ page, request }) => {
      await breakIt(request, { remote, kind: 'slow' });
      await page.goto(address(), { waitUntil: 'commit' });
      await expect(own(page)).toBeVisible(GIVEN_UP);
      await expect(rest(page)).toBeVisible();
      await expect(gone(page)).toHaveCount(0);
    });

    test('flaps: it is requested again, and no one notices', async ({ page, request }) => {
      await breakIt(request, { remote, kind: 'flapping' });
      await page.goto(address());
      await expect(own(page)).toBeVisible(GIVEN_UP);
      await expect(rest(page)).toBeVisible();
      await expect(gone(page)).toHaveCount(0);
    });
  });
}

test.describe('the API', () => {
  const service = 'reference-api';
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();
  /** The venues already loaded are searched without the API; the venue itself is requested. */
  async function openVenue(page: Page): Promise<void> {
    await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(flagships.riverside.name);
    await page.getByRole('link', { name: flagships.riverside.name }).first().click();
  }
  const venuePage = () => `${home()}location/${flagships.riverside.slug}`;

  test('is down at first: the page says that it failed, with a 503, and comes back', async ({
    page,
    request,
  }) => {
    await breakIt(request, { service, kind: 'down' });
    const response = await page.goto(home());
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('30');
    await expect(heading(page, /^Service disruption: /)).toBeVisible();
    await breakIt(request, { service, kind: 'none' });
    await page.reload();
    await expect(heading(page, 'Find a venue')).toBeVisible();
  });

  test('dies while a page is open: what is there stays, what is missing can be requested again', async ({
    page,
    request,
  }) => {
    await page.goto(home());
    await expect(heading(page, 'Find a venue')).toBeVisible();
    await breakIt(request, { service, kind: 'down' });
    await openVenue(page);
    await expect(tryAgain(page)).toBeVisible(GIVEN_UP);
    await expect(brand(page)).toBeVisible();
    await breakIt(request, { service, kind: 'none' });
    await tryAgain(page).click();
    await expect(heading(page, flagships.riverside.name)).toBeVisible(GIVEN_UP);
  });

  test('is slow: the page comes complete, later', async ({ page, request }) => {
    await breakIt(request, { service, kind: 'slow' });
    await page.goto(venuePage());
    await expect(heading(page, flagships.riverside.name)).toBeVisible(GIVEN_UP);
    await expect(brand(page)).toBeVisible();
  });

  test('flaps: what failed says so, and the next try brings it', async ({ page, request }) => {
    await page.goto(home());
    await expect(heading(page, 'Find a venue')).toBeVisible();
    await breakIt(request, { service, kind: 'flapping' });
    await openVenue(page);
    await expect(tryAgain(page)).toBeVisible(GIVEN_UP);
    // A part of the page may fail beneath a heading that is there.
    for (let tries = 0; tries < 4 && (await tryAgain(page).isVisible()); tries++) {
      await tryAgain(page).click();
      await expect(tryAgain(page).or(heading(page, flagships.riverside.name)).first()).toBeVisible(GIVEN_UP);
    }
    await expect(heading(page, flagships.riverside.name)).toBeVisible();
  });
});
