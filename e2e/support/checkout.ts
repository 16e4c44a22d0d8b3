import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Card, fillBillingAddress, fillCard } from './cards.ts';
import type { Customer } from './customer.ts';
import { origin } from './hosts.ts';
import { readToTheEnd } from './scrolling.ts';
import type { Surface } from './surface.ts';

/** Opens the terms from the button that will pay once they are agreed to. */
export async function openTerms(surface: Surface): Promise<Locator> {
  await surface.getByRole('button', { name: 'Continue' }).click();
  const dialog = surface.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
  return dialog;
}

/** Opens the terms, reads them to their end and agrees. */
export async function agreeToTerms(surface: Surface): Promise<void> {
  const dialog = await openTerms(surface);
  await readToTheEnd(surface, dialog);
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await expect(dialog).toBeHidden();
}

/** From a checkout that has just opened to the press on the button that pays. */
export async function pay(page: Page, card: Card, formattedAmount: string): Promise<void> {
  await agreeToTerms(page);
  await fillCard(page, card);
  await fillBillingAddress(page);
  await payButton(page, formattedAmount).click();
}

export const payButton = (page: Page, formattedAmount: string) =>
  page.getByRole('button', { name: `Pay ${formattedAmount} now` });

/** The bank's page in its frame. */
export const bankFrame = (surface: Surface): FrameLocator =>
  surface.getByRole('dialog', { name: 'Confirm it is you' }).frameLocator('iframe');

export const bankWord = (surface: Surface) =>
  bankFrame(surface).getByRole('textbox', { name: 'To approve this payment, type the word challenge' });

export async function approveAtBank(surface: Surface): Promise<void> {
  await bankWord(surface).fill('challenge');
  await bankFrame(surface).getByRole('button', { name: 'Submit' }).click();
}

export async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmed\/[^/]+$/);
}

/** Brings a class of the person's basket straight to an open checkout. */
export async function openCheckout(page: Page, customer: Customer, session: { id: string }): Promise<void> {
  await customer.putInBasket(session.id);
  await customer.logIn(page.context());
  await page.goto(`${origin(customer.person.tenant)}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Ids of the payments that a page has had authorised, as the answers come in. */
export function watchPayments(page: Page): string[] {
  const payments: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/checkout/authorise') || !response.ok()) return;
    payments.push((await response.json()).data.transaction_uuid);
  });
  return payments;
}
