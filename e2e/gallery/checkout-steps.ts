import type { Page } from '@playwright/test';
import { type Card, fillBillingAddress, fillCard } from '../support/cards.ts';
import { agreeToTerms } from '../support/checkout.ts';

export const VISA = '4929000000006';

/** From a checkout that has just opened to the press on the button that pays, whatever the amount. */
export async function payByCard(page: Page, card: Card): Promise<void> {
  await agreeToTerms(page);
  await fillCard(page, card);
  await fillBillingAddress(page);
  await pressPay(page);
}

export const pressPay = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ }).click();
