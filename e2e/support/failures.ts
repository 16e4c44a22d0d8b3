import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AnswerChange } from './answers/answer-change.ts';
import { interceptAnswers } from './answers/intercept-answers.ts';
import type { Customer } from './customer.ts';
import { flagships, origin } from './hosts.ts';
import { chooseMembership, section } from './joining.ts';

export const joining = origin('riverside', 'online-joining');
export const centre = `${joining}/centre/${flagships.riverside.slug}`;

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** A field says it of itself, also to who does not see it. */
export const expectDescription = (locator: Locator, text: string) =>
  expect(locator).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?]/g, '\\$&')));

/** Has the server say something that a healthy one would not, until it is repaired. */
export const breakAnswers = (context: BrowserContext, ...changes: AnswerChange[]) =>
  interceptAnswers(context, changes, 'light');
export const restoreAnswers = (context: BrowserContext) => context.unrouteAll({ behavior: 'wait' });

/** Opens what comes after the details of a membership, as a person who has given them all. */
export async function passDetails(page: Page, customer: Customer, membership: string): Promise<void> {
  await customer.logIn(page.context());
  await page.goto(centre);
  await chooseMembership(page, membership);
  await expect(section(page, 'Your details')).toBeVisible();
  await press(page, 'Save and continue');
}
