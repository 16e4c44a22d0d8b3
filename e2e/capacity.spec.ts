import type { Page } from '@playwright/test';
import { leaveWaitingList } from 'shared-contracts/api/waiting-list';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';
import {
  addButtonName,
  dayPath,
  findSession,
  findSlot,
  isPaid,
  sessionPath,
  sessionRow,
  venuePath,
} from './support/timetable.ts';

const { slug } = flagships.riverside;

test('the last place goes to one of two people, and the other reads why', async ({
  page: firstPage,
  context: firstContext,
  browser,
  request,
  become,
}) => {
  const first = await become(await openAccount(request));
  const second = await become(await openAccount(request));
  const session = await findSession(second, {
    // Other tests hold places of tomorrow, chosen from a list in the page.
    fromDay: 2,
    isWanted: ({ bookable, clash, remainingAttendeeCapacity, offer }) =>
      bookable.canBook && clash === null && remainingAttendeeCapacity === 1 && pence(offer.price) > 0,
  });
  const secondContext = await browser.newContext();
  const secondPage = await secondContext.newPage();
  await Promise.all([first.logIn(firstContext), second.logIn(secondContext)]);
  const pages = [firstPage, secondPage];
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(dayPath(slug, session));
      await expect(sessionRow(page, session).getByText('1 place left')).toBeVisible();
    }),
  );

  await Promise.all(pages.map((page) => page.getByRole('button', { name: addButtonName(session) }).click()));
  const got = 'Successfully added item to the basket.';
  const refused = 'The last places are in other people’s baskets. Please try again in a few minutes.';
  await Promise.all(
    pages.map((page) =>
      expect(page.getByText(got).or(page.getByRole('alert').filter({ hasText: refused }))).toBeVisible(),
    ),
  );
  const isFirstLucky = await firstPage.getByText(got).isVisible();
  const [lucky, late] = isFirstLucky ? [firstPage, secondPage] : [secondPage, firstPage];
  await expect(late.getByText(got)).toBeHidden();
  await expect(sessionRow(late, session).getByText('On hold')).toBeVisible();
  await expect(late.getByRole('button', { name: addButtonName(session) })).toBeHidden();

  await lucky.getByRole('link', { name: 'View basket' }).click();
  await lucky.getByRole('button', { name: `Remove ${session.name}` }).click();
  await expect(lucky.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await late.reload();
  await late.getByRole('button', { name: addButtonName(session) }).click();
  await expect(late.getByText(got)).toBeVisible();
  await secondContext.close();
});

test('the last court goes to one person, and the other reads why', async ({
  page,
  context,
  request,
  customer,
  become,
}) => {
  const slot = await findSlot(customer, 'Squash courts', 1);
  const other = await become(await openAccount(request));
  await customer.logIn(context);
  await page.goto(`${venuePath(slug, siteDay(slot.startDate))}&activity=squash`);
  const time = page.getByRole('button', { name: new RegExp(`^Any free court, ${siteTime(slot.startDate)}`) });
  await time.click();
  const add = page.getByRole('button', { name: /^Add to basket Squash/ });
  await expect(add).toBeVisible();
  await other.putInBasket(slot.id);
  await add.click();
  const refused = 'The last courts are in other people’s baskets. Please try again in a few minutes.';
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await expect(time).toContainText('Full');
});

test('a place that someone gives back goes to the first who waits, not even back to them', async ({
  page,
  context,
  request,
  become,
}) => {
  const customer = await become(await openAccount(request));
  const holder = await become(await openAccount(request));
  const session = await findSession(customer, {
    // The test above takes the first last place there is.
    fromDay: 4,
    isWanted: ({ bookable, remainingAttendeeCapacity }) =>
      bookable.canBook && remainingAttendeeCapacity === 1,
  });
  await holder.putInBasket(session.id);
  await customer.logIn(context);
  await page.goto(sessionPath(slug, session));
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are next on the waiting list.')).toBeVisible();

  await holder.clearBasket();
  await page.reload();
  const own = page.getByRole('region', { name: /^Your price/ });
  await expect(own.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  await expect(holder.putInBasket(session.id)).rejects.toThrow(/waiting list/);
  await customer.api.call(leaveWaitingList, { params: { session: session.id } });
});

test('a full class says so and cannot be put in the basket @phone', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: ({ bookable }) => bookable.reason === 'full' });
  await page.goto(dayPath(slug, session));
  await expect(sessionRow(page, session).getByText('Full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: addButtonName(session) })).toBeHidden();
  await page.goto(sessionPath(slug, session));
  await expect(page.getByRole('heading', { level: 1, name: session.name })).toBeVisible();
  await expect(page.getByText('All places are booked.')).toBeVisible();
  const own = page.getByRole('region', { name: 'All places are booked.' });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button', { name: /^(Add to basket|Book now)/ })).toHaveCount(0);
});

test('a basket whose time is over says so', async ({ page, context, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await customer.logIn(context);
  let end: string | undefined;
  await reportHoldEnd(page, (now) => {
    end ??= inMs(now, 3_000);
    return end;
  });
  await page.goto('/basket');
  await expect(page.getByText(siteTime(session.startDate))).toBeVisible();
  await expect(
    page.getByText('Your time to pay has run out, so we no longer hold your place. It may still be free.'),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
});

test('shortly before the time is over the places are kept for longer', async ({
  page,
  context,
  customer,
}) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await customer.logIn(context);
  await reportHoldEnd(page, (now) => inMs(now, 270_000));
  await page.goto('/basket');
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/);
  await expectAccessible(page);
  await page.unrouteAll();
  const keep = page.getByRole('button', { name: 'Hold my place for longer' });
  await keep.click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByText('We’ll hold your place for longer.')).toBeAttached();
  await expect(keep).toBeHidden();
});

/** A hold cannot be waited for: until the routes are removed, the basket says that it ends at `endAfter` the server's time. */
async function reportHoldEnd(page: Page, endAfter: (now: string) => string): Promise<void> {
  await page.route(/\/api\/v1\/checkout(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...data, hold_expires_at: endAfter(data.now) } },
    });
  });
}

function inMs(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}
