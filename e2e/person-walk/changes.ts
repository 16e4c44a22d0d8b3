import { expect, type Page } from '@playwright/test';
import type { AppName } from 'shared-contracts/links';
import { origin } from '../support/hosts.ts';
import { PASSWORD } from '../support/people.ts';
import type { MarkedPerson } from './marked-people.ts';

export interface Change {
  page: Page;
  app: AppName;
  /** Who leaves, and who comes. */
  before: MarkedPerson;
  after: MarkedPerson;
  /** Looks at the page as it is between the two. */
  lookBetween(): Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');

/** Somebody else is logged in on this page, and it shows. */
export async function expectPerson(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeAttached();
  await expect(page.locator('html')).not.toHaveCSS('visibility', 'hidden');
}

/** Logs in by the form, as people do. */
async function logInBy(page: Page, { customer }: MarkedPerson): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Password' }) });
  await expect(async () => {
    if ((await form.count()) === 0) await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await form.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectPerson(page);
}

const logOut = (page: Page) => banner(page).getByRole('button', { name: 'Log out' }).first().click();
const expectVisitor = (page: Page) =>
  expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();

/** Every way in which one person follows another. */
export const CHANGES = {
  async 'in the same tab, by log-out and log-in'({ page, after, lookBetween }: Change) {
    await logOut(page);
    await expectVisitor(page);
    await lookBetween();
    await logInBy(page, after);
  },

  async 'in another tab, by log-out and log-in'({ page, app, after, lookBetween }: Change) {
    const other = await page.context().newPage();
    await other.goto(origin('riverside', app));
    await logOut(other);
    await expectVisitor(page);
    await lookBetween();
    await logInBy(other, after);
    await other.close();
    await expectPerson(page);
  },

  async 'on another host, by another cookie'({ page, after }: Change) {
    await after.customer.logIn(page.context());
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectPerson(page);
  },

  async 'by a login that expired'({ page, before, after, lookBetween }: Change) {
    await before.customer.endSession();
    await page.reload();
    await expectVisitor(page);
    await lookBetween();
    await logInBy(page, after);
  },
} as const;

export type ChangeName = keyof typeof CHANGES;
