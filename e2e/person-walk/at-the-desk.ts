import { expect, type Page } from '@playwright/test';
import { flagships } from '../support/hosts.ts';
import type { MarkedPerson } from './marked-people.ts';

async function serve(page: Page, { customer }: MarkedPerson): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(customer.person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  await expect(page.getByText(customer.person.firstName).first()).toBeVisible();
}

/** Steps that bring customers onto a screen of the desk; other screens have them already, or never. */
const DOINGS: Record<string, (page: Page, served: MarkedPerson) => Promise<void>> = {
  '/': serve,
  '/checkout': serve,
  async '/attendance'(page) {
    await page.getByRole('combobox', { name: 'Venue' }).selectOption(flagships.riverside.name);
    await page
      .getByRole('button', { name: /^Who booked/ })
      .first()
      .click();
    await expect(page.getByText('Pat Regan').first()).toBeVisible();
  },
  async '/documents'(page) {
    await expect(page.getByText('Jo Ashdown').first()).toBeVisible();
  },
};

export async function viewCustomers(page: Page, path: string, served: MarkedPerson): Promise<void> {
  await DOINGS[path]?.(page, served);
}
