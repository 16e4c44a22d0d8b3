import type { Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { expectAccessible } from './support/accessibility.ts';
import type { Customer } from './support/customer.ts';
import { flagships, origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, sessionRow } from './support/timetable.ts';

const { slug } = flagships.riverside;
const position = /^You are (next|number \d+) on the waiting list\.$/;

/** A class without places, whose waiting list takes people. */
const fullClass = (customer: Customer): Promise<ScheduledSession> =>
  findSession(customer, {
    fromDay: 3,
    isWanted: ({ bookable, waitingList }) => bookable.reason === 'full' && waitingList?.canJoin === true,
  });

/** Opens the class from its row in the timetable. */
const openClass = (page: Page, session: ScheduledSession) =>
  sessionRow(page, session).getByRole('link', { name: session.name }).first().click();

test('the person who waits for a full class sees their place on the list, and leaves it again @phone', async ({
  page,
  context,
  customer,
}) => {
  const session = await fullClass(customer);
  await customer.logIn(context);
  await page.goto(dayPath(slug, session));
  await expect(
    sessionRow(page, session).getByRole('link', { name: /^Join the waiting list: / }),
  ).toBeVisible();
  await openClass(page, session);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText(position)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});

test('a visitor who logs in to join the waiting list is on it', async ({ page, request, customer }) => {
  const person = await openAccount(request);
  const session = await fullClass(customer);
  await page.goto(dayPath(slug, session));
  await openClass(page, session);
  await page.getByRole('button', { name: 'Log in to join the waiting list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(position)).toBeVisible();
});

test('a person sees in their account which class they wait for, and leaves its list there', async ({
  page,
  context,
  customer,
}) => {
  const session = await fullClass(customer);
  await customer.logIn(context);
  await page.goto(dayPath(slug, session));
  await openClass(page, session);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible();

  await page.goto(`${origin('riverside', 'my-account')}/bookings`);
  const lists = page.getByRole('region', { name: 'Waiting lists' });
  const entry = lists
    .getByRole('article', { name: session.name })
    .filter({ has: page.locator(`a[href*="${session.id}"]`) });
  await expect(entry.getByText(position)).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^Leave the waiting list/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this waiting list?' });
  await question.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByText('You are no longer on the waiting list.')).toBeVisible();
  await expect(entry).toBeHidden();
});
