import type { Page } from '@playwright/test';
import { discardJoiningDraft, saveJoiningDraft } from 'shared-contracts/api/joining-draft';
import { joiningVenues } from 'shared-contracts/api/venues';
import { failed, withoutFiles } from './support/answers/answer-change.ts';
import { interceptAnswers } from './support/answers/intercept-answers.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { flagships, origin } from './support/hosts.ts';
import { startIsolatedSite } from './support/isolated-site.ts';
import { answerLastFirst } from './support/last-first.ts';
import { expectStable, watchLayoutShift } from './support/layout-shift.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, findSession, isChargeable, sessionPath, venuePath } from './support/timetable.ts';

test.describe.configure({ timeout: 180_000 });

/** Cumulative Layout Shift of a page that is opened. */
const MOST_SHIFT = 0.02;
/** The same, with answers that come one by one in the worst order. */
const MOST_SHIFT_OF_ANSWERS = 0.01;

const { slug } = flagships.riverside;
const bookings = origin('riverside');
const account = origin('riverside', 'my-account');

/** Opens pages one after another, each as someone would who follows a link, and expects that nothing on it moves. */
async function expectSteady(page: Page, addresses: readonly string[]): Promise<void> {
  await watchLayoutShift(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await test.step(address, () => expectStable(page, MOST_SHIFT));
  }
}

test('finding a class keeps still while its pages load @phone', async ({ page }) => {
  await expectSteady(page, [`${bookings}/`, `${bookings}${venuePath(slug, dayFromToday(1))}`]);
});

for (const tenant of ['riverside', 'northpeak', 'harbour'] as const)
  test(`a timetable of ${tenant} keeps still when the brand's own face comes late @phone`, async ({
    page,
  }) => {
    const fonts = await holdAnswer(page, '**/*.woff2');
    await watchLayoutShift(page);
    // The load of a page waits for its fonts.
    await page.goto(`${origin(tenant)}${venuePath(flagships[tenant].slug, dayFromToday(1))}`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(fonts.isAwaited).toBe(true);
    fonts.letThrough();
    await page.evaluate(() => document.fonts.ready);
    await expectStable(page, MOST_SHIFT_OF_ANSWERS);
  });

const joining = [
  '/',
  `/centre/${slug}`,
  `/centre/${slug}/membership/adult`,
  `/centre/${slug}/membership/adult/fixed`,
];

/** The link to a membership that is not on sale leads to the centre's memberships, with a message. */
async function expectSteadyAtUnknownMembership(page: Page, host: string): Promise<void> {
  await page.goto(`${host}/centre/${slug}/membership/none-such`);
  await expect(page.locator('main').getByText('Could not find selected membership')).toBeVisible();
  await expect(page).toHaveURL(`${host}/centre/${slug}`);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectStable(page, MOST_SHIFT);
}

test('joining keeps still while it loads, wherever it is entered @phone', async ({ page }) => {
  const host = origin('riverside', 'online-joining');
  await expectSteady(
    page,
    joining.map((path) => `${host}${path}`),
  );
  await expectSteadyAtUnknownMembership(page, host);
  await page.goto(`${host}/centre/${slug}/membership/adult`);
  await page.locator('[data-continue]').click();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible();
  await test.step('opened again at the details', () => expectStable(page, MOST_SHIFT));
});

test('joining keeps still where no centre, a page where no header can be loaded @phone', async ({ page }) => {
  const broken = [failed(joiningVenues, 500), withoutFiles('/remotes/mf-navigation/')];
  await interceptAnswers(page.context(), broken, 'light');
  await watchLayoutShift(page);
  await page.goto(`${origin('riverside', 'online-joining')}/`);
  await expect(page.getByRole('heading', { name: 'We could not load the centres' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('The menu could not be loaded.')).toBeAttached();
  await expectStable(page, MOST_SHIFT);
});

test('joining keeps still when one that was begun elsewhere is offered late @phone', async ({
  page,
  context,
  customer,
}) => {
  const given = {
    centreSlug: slug,
    membershipTypeId: '101',
    paymentOptionId: '1011',
    paymentType: 'recurring',
  } as const;
  // Another test may have left one with this person.
  await customer.api.call(discardJoiningDraft, { body: {} });
  await customer.api.call(saveJoiningDraft, { body: { steps: { choice: { revision: 0, given } } } });
  await customer.logIn(context);
  await watchLayoutShift(page);
  const { letThrough, isAwaited } = await holdAnswer(page, /online-joining\/draft$/);
  await page.goto(`${origin('riverside', 'online-joining')}/centre/${slug}`);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(isAwaited).toBe(true);
  letThrough();
  await expect(page.getByText('Continue where you left off?')).toBeInViewport();
  await expectStable(page, MOST_SHIFT);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Continue where you left off?')).toBeHidden();
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a class, a timetable and joining keep still while they load', async ({ page, customer }) => {
    const session = await findSession(customer, { isWanted: isChargeable });
    await expectSteady(page, [
      `${bookings}${sessionPath(slug, session)}`,
      `${bookings}${venuePath(slug, dayFromToday(1))}`,
      ...joining.map((path) => `${origin('riverside', 'online-joining')}${path}`),
    ]);
  });

  test("joining keeps still when the brand's own face comes late", async ({ page }) => {
    const fonts = await holdAnswer(page, '**/*.woff2');
    await watchLayoutShift(page);
    await page.goto(`${origin('riverside', 'online-joining')}/`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
    await expect.poll(fonts.isAwaited).toBe(true);
    fonts.letThrough();
    await page.evaluate(() => document.fonts.ready);
    await expectStable(page, MOST_SHIFT);
  });

  test('joining keeps still where no centre can be loaded', async ({ page }) => {
    await interceptAnswers(page.context(), [failed(joiningVenues, 500)], 'light');
    await watchLayoutShift(page);
    await page.goto(`${origin('riverside', 'online-joining')}/`);
    await expect(page.getByRole('heading', { name: 'We could not load the centres' })).toBeVisible();
    await expectStable(page, MOST_SHIFT);
  });
});

test('a class and a timetable keep still for a person who may book for others @phone', async ({
  page,
  context,
  become,
}) => {
  const casey = await become(people.casey);
  await casey.logIn(context);
  const session = await findSession(casey, { isWanted: isChargeable });
  await watchLayoutShift(page);
  for (const path of [sessionPath(slug, session), venuePath(slug, dayFromToday(1))]) {
    await page.goto(`${bookings}${path}`);
    await expect(page.getByRole('radiogroup', { name: 'Booking for' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await test.step(path, () => expectStable(page, MOST_SHIFT));
  }
});

test('public pages keep still without their server rendering @phone', async ({ page }, { parallelIndex }) => {
  const site = await startIsolatedSite(parallelIndex);
  try {
    await expectSteady(page, [
      ...['/', venuePath(slug, dayFromToday(1)), '/?q=swim', '/?search=M33&place=M33'].map(
        (path) => `${site.origin('riverside')}${path}`,
      ),
      ...joining.map((path) => `${site.origin('riverside', 'online-joining')}${path}`),
      ...['/login', '/register'].map((path) => `${site.origin('riverside', 'my-account')}${path}`),
    ]);
    await expectSteadyAtUnknownMembership(page, site.origin('riverside', 'online-joining'));
    await test.step('a breadcrumb that comes after the page was drawn', async () => {
      const breadcrumb = await holdAnswer(page, /\/js\/breadcrumb\./);
      await page.goto(`${site.origin('riverside', 'online-joining')}/`, { waitUntil: 'commit' });
      await expect.poll(breadcrumb.isAwaited).toBe(true);
      await expect(page.getByRole('region', { name: /Choose your home centre/ })).toBeVisible();
      breadcrumb.letThrough();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expectStable(page, MOST_SHIFT);
    });
  } finally {
    await site.stop();
  }
});

test('the account keeps still while it loads @phone', async ({ page, enterAs }) => {
  await enterAs(people.nia);
  const parts = ['/bookings', '/user-details', '/packages', '/payments', '/memberships'];
  await expectSteady(
    page,
    parts.map((path) => `${account}${path}`),
  );
});

const personal = [
  '/',
  '/bookings',
  '/user-details',
  '/packages',
  '/payments',
  '/memberships',
  '/guest-passes',
];

for (const address of [
  ...personal.map((path) => `${account}${path}`),
  `${bookings}/`,
  `${bookings}${venuePath(slug, dayFromToday(1))}`,
  `${bookings}${venuePath(slug)}?view=week`,
  `${bookings}/basket`,
])
  test(`${new URL(address).hostname.split('.')[0]}${address.replace(/^.*:\d+|\?date.*/g, '')} keeps still whichever answer comes last @phone`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(people.nia);
    await watchLayoutShift(page);
    const letCome = await answerLastFirst(page);
    await page.goto(address);
    await letCome();
    await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
    await expectStable(page, MOST_SHIFT_OF_ANSWERS);
  });

for (const [name, part] of [
  ['lee', '/payments'],
  ['jo', '/payments'],
  ['jo', '/memberships'],
] as const)
  test(`${part} of ${name}, where more is shown than most have, keeps still whichever answer comes last @phone`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(people[name]);
    await watchLayoutShift(page);
    const letCome = await answerLastFirst(page);
    await page.goto(`${account}${part}`);
    await letCome();
    await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
    await expectStable(page, MOST_SHIFT_OF_ANSWERS);
  });

for (const address of [
  `${bookings}/`,
  `${bookings}/?q=swim`,
  `${bookings}${venuePath(slug, dayFromToday(1))}`,
  `${origin('riverside', 'online-joining')}/centre/${slug}`,
])
  test(`lists of ${address.replace(/\?date.*/, '')} stay where they are while the rest of them arrives @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
    const moved = await page.locator('main ul, main ol').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const [first, ...others] = list.children;
        if (!first || others.length < 2) return [];
        const before = first.getBoundingClientRect();
        for (const late of others) (late as HTMLElement).style.display = 'none';
        const after = first.getBoundingClientRect();
        for (const late of others) (late as HTMLElement).style.display = '';
        const isSame = Math.abs(before.x - after.x) < 1 && Math.abs(before.width - after.width) < 1;
        return isSame ? [] : [`${list.ariaLabel ?? list.className}: ${before.width} to ${after.width}`];
      }),
    );
    expect(moved).toEqual([]);
  });
