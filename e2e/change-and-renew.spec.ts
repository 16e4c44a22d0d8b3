import type { APIRequestContext, Page } from '@playwright/test';
import { upcomingBookings } from 'shared-contracts/api/account';
import { cart } from 'shared-contracts/api/basket';
import type { Slot } from 'shared-contracts/api/facilities';
import { changeCosts } from 'shared-contracts/api/memberships';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { quickBook, quickOffer } from 'shared-contracts/api/quick-book';
import { addDays, displayDay, formatDayInput, siteDay, weekday } from 'shared-contracts/dates';
import { startDateWindow } from 'shared-contracts/memberships';
import { pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, expectConfirmation, payButton } from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { agreeToJoiningTerms, chooseMembership, section } from './support/joining.ts';
import { chargesOf } from './support/ledger.ts';
import { joinForOneMonth, joinMonthly, openAccount } from './support/newcomers.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { findSlot } from './support/timetable.ts';
import { watchWords } from './support/watch-words.ts';

const joining = origin('riverside', 'online-joining');
const account = origin('riverside', 'my-account');

/** Coached asks questions of who joins, and not of who changes to it. */
const COACHED = { name: 'Coached', option: '1111' };

const sectionTitles = (page: Page) => page.getByRole('heading', { level: 2, name: /^Step \d of \d:/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function membershipOf({ api }: Customer): Promise<string> {
  const [held] = await api.call(ownMemberships, {});
  if (!held) throw new Error('This person has no membership.');
  return held.id;
}

/** From the memberships of the account to the page that one of them is changed or renewed on. */
async function enterFromAccount(page: Page, customer: Customer, link: RegExp): Promise<void> {
  await customer.logIn(page.context());
  await page.goto(`${account}/memberships`);
  await page.getByRole('article').first().getByRole('link', { name: link }).click();
}

/** Books a court that the membership includes. */
async function bookCourt(member: Customer, facility: string): Promise<Slot> {
  const slot = await findSlot(member, facility, 2);
  const { terms } = await member.api.call(quickOffer, { params: { session: slot.id } });
  const item = { id: slot.id, type: 'activity' as const };
  const agreed = terms.map(({ id }) => id);
  const body = { item, source: 'bookings' as const, terms: agreed, selectedUserId: null };
  await member.api.call(quickBook, { body });
  return slot;
}

/** Pays what is in the basket; exactly that is charged. */
async function payByCard(page: Page, request: APIRequestContext, { api }: Customer): Promise<void> {
  await expect(page).toHaveURL(`${joining}/checkout`);
  const { totals } = await api.call(cart, {});
  const number = await ownVisa(request);
  await agreeToTerms(page);
  await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
  await fillBillingAddress(page);
  await payButton(page, totals.formattedTotal).click();
  await expectConfirmation(page);
  expect(await chargesOf(request, number)).toEqual([pence(totals.total)]);
}

const expectNothingOfJoining = async (page: Page) => {
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0);
  await expect(page.getByText('Single payment', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Setup fee')).toHaveCount(0);
};

test('a member changes to another membership from their account', async ({ page, request, become }) => {
  test.setTimeout(240_000);
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  const id = await membershipOf(member);
  const calls = recordCalls(page);
  const { min, max } = startDateWindow(siteDay(new Date()));

  await test.step('finds the memberships on offer, without a setup fee or another way to pay', async () => {
    await enterFromAccount(page, member, /^Change/);
    await expect(page).toHaveURL(`${joining}/?change=${id}`);
    await expect(section(page, 'Choose your membership')).toBeVisible();
    await expect(title(page)).toHaveText('Change your membership');
    await expect(page).toHaveTitle(/Online Joining$/);
    await expect(page.getByText('Now: Over 60, £21.00 per month')).toBeVisible();
    await expect(sectionTitles(page)).toHaveText([/home centre/, /membership/, /dates/, /Checkout/]);
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await calls.only(`GET /api/v1/memberships/${id}/change`);
    await expectNothingOfJoining(page);
    await page.getByRole('button', { name: `View details: ${COACHED.name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('£48.00');
    await expectNothingOfJoining(page);
    await page.keyboard.press('Escape');
  });

  await test.step('goes straight to the dates and sees how it will be billed', async () => {
    await chooseMembership(page, COACHED.name);
    await expect(section(page, 'Review & select dates')).toBeFocused();
    await expect(page).toHaveURL(`${joining}/?change=${id}`);
    await expect(sectionTitles(page)).toHaveCount(4);
    await expectNothingOfJoining(page);
    await expect(page.getByRole('combobox', { name: 'Billing day' })).toHaveCount(0);
    for (const notice of [
      'You already have a Direct Debit set up',
      'Billing date will align with the other memberships on your account. The cost for this membership will be added to your usual monthly payment.',
      'Starting next month on your usual payment date',
    ]) {
      await expect(page.getByText(notice, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  const lastDay = await test.step('chooses a day of the window, and reads what it costs', async () => {
    const date = field(page, 'Start date');
    const chosen = page.getByRole('region', { name: 'Your Membership', exact: true });
    await expect(date).toHaveValue(formatDayInput(min));
    const words = `Choose a day from ${displayDay(min)} to ${displayDay(max)}.`;
    await expect(date).toHaveAccessibleDescription(`${words} DD/MM/YYYY`);
    await date.fill(formatDayInput(addDays(max, 1)));
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await date.fill(formatDayInput(addDays(min, -1)));
    await expect(chosen).toContainText(`Start date${displayDay(min)}`);
    await date.fill(formatDayInput(max));
    await expect(chosen).toContainText(`Start date${displayDay(max)}`);
    const params = { id, paymentOptionId: COACHED.option };
    const shown = await member.api.call(changeCosts, { params, query: { startsAt: max } });
    const costs = page.getByRole('region', { name: 'What you pay' });
    await expect(costs).toContainText('New membership price: £48.00 each month');
    await expect(costs).toContainText('Compared with your current membership: £27.00 more each month');
    await expect(costs).toContainText(`To pay now${shown.totalDueNow.formatted}`);
    for (const { label, price } of shown.totalDueNow.composition.fees) {
      await expect(costs).toContainText(`${label}${price.formatted}`);
    }
    const changes = page.getByRole('region', { name: 'What changes' });
    await expect(changes).toContainText('Session with a trainer, 1 use each month');
    const queries = calls.all(`GET /api/v1/memberships/${id}/change/${COACHED.option}`);
    expect(queries.at(-1)?.query).toEqual({ startsAt: max });
    return max;
  });

  await test.step('submits the change and pays', async () => {
    await agreeToJoiningTerms(page);
    const notification = await watchWords(page, 'Membership added to basket.');
    await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
    await notification.expectShown();
    const sent = await calls.only(`POST /api/v1/memberships/${id}/change`);
    expect(sent.body).toMatchObject({ payment_option_id: COACHED.option, start_date: lastDay });
    expect(sent.body).toMatchObject({ billing_day: null, account_details: null });
    expect(calls.all('POST /api/v1/memberships/online-joining/store')).toEqual([]);
    await payByCard(page, request, member);
    await expect(page.getByRole('main')).toContainText(COACHED.name);
  });
});

test('a member reads what happens to a court before changing to a membership without it @phone', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  const court = await bookCourt(member, 'Squash courts');
  await enterFromAccount(page, member, /^Change/);
  await chooseMembership(page, 'Swim Only');
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes.getByText('You will lose', { exact: true })).toBeVisible();
  await expect(changes).toContainText('Squash courts, ');
  const later = page.getByRole('region', { name: 'Your later bookings' });
  await expect(later).toContainText(
    'One booking was made at the price of your current membership, so it will be cancelled.',
  );
  const [line] = await later.getByRole('listitem').all();
  const day = siteDay(court.startDate);
  await expect(line ?? later).toContainText(`Squash courts${weekday(day, 'short')} ${displayDay(day)}`);
  await expect(line ?? later).toContainText(/You can book it again for £\d+\.\d\d\./);
  await expectAccessible(page);
  await agreeToJoiningTerms(page);
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
  await expect(page).toHaveURL(`${joining}/checkout`);
  expect(await member.api.call(upcomingBookings, {})).toHaveLength(1);
  await payByCard(page, request, member);
  expect(await member.api.call(upcomingBookings, {})).toEqual([]);
});

test('a member renews from their account, and a reload renews nothing twice', async ({
  page,
  request,
  become,
}) => {
  test.setTimeout(240_000);
  const member = await become(await openAccount(request));
  await joinForOneMonth(request, member);
  const id = await membershipOf(member);
  const calls = recordCalls(page);
  const renewals = () => calls.all(`POST /api/v1/memberships/${id}/renew`);
  const expectRenewal = async () => {
    await expect(section(page, 'Review & select dates')).toBeVisible();
    await expect(title(page)).toHaveText('Renew your membership');
    await expect(page.getByText(/^One Month, from /)).toBeVisible();
    await expect(sectionTitles(page)).toHaveText([/home centre/, /membership/, /dates/, /Checkout/]);
    await expect(page.getByRole('region', { name: 'Your Membership', exact: true })).toContainText(
      'One Month',
    );
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(field(page, 'Start date')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('To pay now£39.00');
    await expectNothingOfJoining(page);
  };

  await enterFromAccount(page, member, /^Renew/);
  await expect(page).toHaveURL(`${joining}/?renew=${id}`);
  await expectRenewal();
  expect(renewals()).toHaveLength(1);
  await expectAccessible(page);
  await page.reload();
  await expectRenewal();
  expect(renewals()).toHaveLength(1);

  await agreeToJoiningTerms(page);
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
  await payByCard(page, request, member);
  expect(renewals()).toHaveLength(1);
  expect(calls.all('POST /api/v1/memberships/online-joining/store')).toEqual([]);
  expect(await member.api.call(ownMemberships, {})).toHaveLength(2);

  await page.goto(`${joining}/?renew=${id}`);
  await expect(page.getByRole('main').getByText('This membership has already been renewed.')).toBeVisible();
});

for (const mode of ['change', 'renew']) {
  test(`who is logged out logs in first, and then goes on to ${mode}`, async ({ page, request, become }) => {
    const person = await openAccount(request);
    const member = await become(person);
    if (mode === 'change') await joinMonthly(member);
    else await joinForOneMonth(request, member);
    const path = `/?${mode}=${await membershipOf(member)}`;
    await page.goto(`${joining}${path}`);
    await expect(page).toHaveURL(`${joining}/login?redirect=${encodeURIComponent(path)}`);
    await field(page, 'Email address or customer ID').fill(person.username);
    await field(page, 'Password').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${joining}${path}`);
    await expect(sectionTitles(page)).toHaveCount(4);
  });
}

test('what cannot be changed or renewed says why, and nothing is put into the basket', async ({
  page,
  request,
  become,
}) => {
  const monthly = await become(await openAccount(request));
  await joinMonthly(monthly);
  const fixed = await become(await openAccount(request));
  await joinForOneMonth(request, fixed);
  const [ofMonthly, ofFixed] = [await membershipOf(monthly), await membershipOf(fixed)];
  await fixed.logIn(page.context());
  for (const [query, words] of [
    [`change=${ofMonthly}`, 'Unauthorised.'],
    [`renew=${ofMonthly}`, 'Unauthorised.'],
    [`change=${crypto.randomUUID()}`, 'Unable to complete request, item not found.'],
    [`change=${ofFixed}`, 'This membership is paid for until it ends. You can choose another one then.'],
  ] as const) {
    await page.goto(`${joining}/?${query}`);
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(sectionTitles(page)).toHaveCount(0);
  }
  await monthly.logIn(page.context());
  await page.goto(`${joining}/?renew=${ofMonthly}`);
  const words = 'This membership continues each month, so you don’t need to renew it.';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
});
