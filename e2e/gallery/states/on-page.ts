import type { Page } from '@playwright/test';

/** The heading of the whole screen, once it says this. */
export const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** A heading below it. */
export const waitForHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Something that shows its shape until its content is there. */
export const loading = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor();

/** The button that opens the phone's menu; wide windows have none. */
export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
  // The pointer would be over the cross that closes it.
  await page.mouse.move(0, 0);
};

/** A notification, kept there: it waits while it is pointed at. */
export const hoverToast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(/\w/).first().hover();
