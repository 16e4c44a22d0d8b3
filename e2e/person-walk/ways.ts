import { expect, type Page } from '@playwright/test';
import type { AppName } from 'shared-contracts/links';
import { origin } from '../support/hosts.ts';
import type { MarkedPerson } from './marked-people.ts';

export interface PersonChange {
  page: Page;
  app: AppName;
  /** The person who leaves, and the one who follows. */
  before: MarkedPerson;
  after: MarkedPerson;
  /** Checks the page between the two. */
  checkBetween(): Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');

/** Someone else is logged in on this page, and it shows. */
export async function expectPerson(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeAttached();
  await expect(page.locator('html')).not.toHaveCSS('visibility', 'hidden');
}

/** Logs in by the form, as people do. */
async function logInBy(page: Page, { customer }: MarkedPerson): Promise<void> {
  const username = page.getByRole('textbox', { name: 'Email address or customer ID' });
  const password = page.getByRole('textbox', { name: 'Password' });
  // The desk asks for a customer's address, and the registration for a password.
  const form = page.locator('form').filter({ has: username }).filter({ has: password });
  await expect(async () => {
    if ((await form.count()) === 0) await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await form.locator(username).fill(customer.person.username);
  await form.locator(password).fill(customer.person.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectPerson(page);
}

const visitorButton = (page: Page) => page.getByRole('button', { name: 'Log in' }).first();
const expectVisitor = (page: Page) => expect(visitorButton(page)).toBeVisible();

/** Logs out by the button. A page with unsaved changes asks first, and is left without them. */
async function logOut(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Log out' }).first().click();
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' });
  await expect(leave.or(visitorButton(page)).first()).toBeVisible();
  if (await leave.isVisible()) await leave.click();
}

interface Way {
  /** Display flags that the page is opened with. */
  flags?: string;
  /** No one is logged in at first: what was typed then is a visitor's. */
  isFromVisitor?: boolean;
  /** The hosts that know this way; all unless said otherwise. */
  apps?: readonly AppName[];
  switchPerson(change: PersonChange): Promise<void>;
}

/** Every way that one person can follow another on a page. */
export const WAYS = {
  'in the same tab, by log-out and log-in': {
    async switchPerson({ page, after, checkBetween }) {
      await logOut(page);
      await expectVisitor(page);
      await checkBetween();
      await logInBy(page, after);
    },
  },

  'in another tab, by log-out and log-in': {
    async switchPerson({ page, app, after, checkBetween }) {
      const other = await page.context().newPage();
      await other.goto(origin('riverside', app));
      await logOut(other);
      await expectVisitor(page);
      await checkBetween();
      await logInBy(other, after);
      await other.close();
      await expectPerson(page);
    },
  },

  'on another host, by another cookie': {
    async switchPerson({ page, after }) {
      await after.customer.logIn(page.context());
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectPerson(page);
    },
  },

  'by a login that expired': {
    async switchPerson({ page, before, after, checkBetween }) {
      await before.customer.endSession();
      // A page that learns of it by itself leaves for the login, and the reload with it.
      await page.reload().catch((error: Error) => {
        if (!error.message.includes('net::ERR_ABORTED')) throw error;
      });
      await expectVisitor(page);
      await checkBetween();
      await logInBy(page, after);
    },
  },

  'at a kiosk, by log-out and log-in': {
    flags: 'kiosk=true',
    apps: ['online-joining'],
    async switchPerson({ page, after, checkBetween }) {
      await page.getByRole('button', { name: 'Log out' }).first().click();
      await expect(page).toHaveURL(/\/kiosk\?kiosk=true/);
      await expectVisitor(page);
      await checkBetween();
      await logInBy(page, after);
    },
  },

  'as a visitor who logs in': {
    isFromVisitor: true,
    async switchPerson({ page, after }) {
      await logInBy(page, after);
    },
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;
export const wayOf = (name: WayName): Way => WAYS[name];
