import { expect, type Page } from '@playwright/test';
import type { Customer } from './customer.ts';
import { origin } from './hosts.ts';
import { openFrame } from './operator-page.ts';
import type { Surface } from './surface.ts';

/** Opens the checkout of a filled basket at a place where cards are entered besides the shell. */
export type OpenCardPlace = (page: Page, customer: Customer, operatorPage: string) => Promise<Surface>;

const openAtKiosk: OpenCardPlace = async (page, customer) => {
  await customer.logIn(page.context());
  await page.goto(`${origin('riverside')}/checkout?kiosk=true`);
  return page;
};

/** Here the browser keeps neither cookies nor storage for the frame, so the person logs in inside it. */
export const openInOperatorsPage: OpenCardPlace = async (page, { person }, operatorPage) => {
  const frame = await openFrame(page, operatorPage);
  const login = new URL('/login', origin('riverside', 'online-joining'));
  login.search = String(new URLSearchParams({ embedded: 'true', redirect: '/checkout' }));
  await frame.goto(login.href);
  await frame.getByRole('textbox', { name: 'Email address or customer ID' }).fill(person.username);
  await frame.getByLabel('Password', { exact: true }).fill(person.password);
  await frame.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  return frame;
};

export const cardPlaces: [name: string, open: OpenCardPlace][] = [
  ['at a kiosk', openAtKiosk],
  ["in an operator's page on another site", openInOperatorsPage],
];
