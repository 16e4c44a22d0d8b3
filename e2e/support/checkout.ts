import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Card, fillBillingAddress, fillCard } from './cards.ts';
import type { Customer } from './customer.ts';
import { origin } from './hosts.ts';
import { scrollToEnd } from './scrolling.ts';
import type { Surface } from './surface.ts';

/** Opens the terms from the button that will pay once they are agreed to. */
export async function openTerms(surface: Surface): Promise<Locator> {
  await surface.getByRole('button', { name: 'Continue' }).click();
  const dialog = surface.getByRole('dialog', { name: 'Terms and conditions' });
  // Of a booking, or of a membership where only that is paid for.
  const title = /^(Cancellation policy|Terms of membership)$/;
  await expect(dialog.getByRole('heading', { name: title }).first()).toBeVisible();
  return dialog;
}

/** Opens the terms, reads them to their end and agrees. */
export async function agreeToTerms(surface: Surface): Promise<void> {
  const dialog = await openTerms(surface);
  await scrollToEnd(surface, dialog);
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await expect(dialog).toBeHidden();
}

/** From a checkout that has just opened to the press on the button that pays. */
export async function pay(surface: Surface, card: Card, formattedAmount: string): Promise<void> {
  await agreeToTerms(surface);
  await fillCard(surface, card);
  await fillBillingAddress(surface);
  await payButton(surface, formattedAmount).click();
}

export const payButton = (surface: Surface, formattedAmount: string) =>
  surface.getByRole('button', { name: `Pay ${formattedAmount} now` });

/** The notice that stays on the page after an attempt that charged nothing. */
export const failedNotice = (surface: Surface): Locator =>
  surface.getByRole('main').getByRole('alert').filter({ hasText: 'Your payment failed' });

/** Nothing was charged, and only what names the card has to be typed again. */
export async function expectFailure(surface: Surface): Promise<void> {
  await expect(failedNotice(surface)).toContainText(
    'We were unable to take payment, you have not been charged. Please try again.',
  );
  await expect(surface.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
  await expect(surface.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('12 Test Street');
}

/** The bank's page in its frame. */
export const bankFrame = (surface: Surface): FrameLocator =>
  surface.getByRole('dialog', { name: 'Confirm it’s you' }).frameLocator('iframe');

export const approvalField = (surface: Surface) =>
  bankFrame(surface).getByRole('textbox', { name: 'To approve this payment, type the word challenge' });

export async function approveAtBank(surface: Surface): Promise<void> {
  await approvalField(surface).fill('challenge');
  await bankFrame(surface).getByRole('button', { name: 'Submit' }).click();
}

export async function expectConfirmation(surface: Surface): Promise<void> {
  await expect(surface.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await expect.poll(() => new URL(surface.url()).pathname).toMatch(/^\/order-confirmed\/[^/]+$/);
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
