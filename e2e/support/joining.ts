import { expect } from '@playwright/test';
import { scrollToEnd } from './scrolling.ts';
import type { Surface } from './surface.ts';

/** Of the accounts that are opened here. */
export const ACCOUNT_PASSWORD = 'Fr3sh-start!';

/** The heading of a section of joining. */
export const section = (surface: Surface, title: string) =>
  surface.getByRole('heading', { name: new RegExp(`^Step \\d of \\d: ${title}`) });

/** Chooses a membership by its name, or the first one that is shown. */
export const chooseMembership = (surface: Surface, name = '') =>
  surface
    .getByRole('button', { name: new RegExp(`^(Choose this membership|Continue): ${name}`) })
    .first()
    .click();

/** Ticks a box whose terms open first, reads them to the end and agrees. */
async function agreeTo(surface: Surface, box: string): Promise<void> {
  const dialog = surface.getByRole('dialog');
  // While costs arrive, the box may move away from under the pointer.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await surface.getByRole('checkbox', { name: box }).click({ timeout: 5_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await scrollToEnd(surface, dialog);
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await expect(surface.getByRole('checkbox', { name: box })).toBeChecked();
}

/** Tenants ask for different things. What a membership needs is given at once, so that joining asks for no more. */
async function answerRemainingQuestions(surface: Surface): Promise<void> {
  const contacts = [
    ['Mobile number', '07700 900123'],
    ['Address line 1', '12 Test Street'],
    ['Town or city', 'Sale'],
    ['Name of your emergency contact', 'Sami Ahmadi'],
    ['Phone number of your emergency contact', '0161 496 0201'],
  ] as const;
  for (const [name, value] of contacts) {
    const field = surface.getByRole('textbox', { name });
    if ((await field.count()) > 0) await field.fill(value);
  }
  const age = surface.getByRole('checkbox', { name: /^I am 16 or over/ });
  if ((await age.count()) > 0) await age.check();
}

/** Opens an account for someone new, born on 3 February 1991 unless said otherwise. Answers its email address. */
export async function createAccount(surface: Surface, dateOfBirth = '03/02/1991'): Promise<string> {
  const email = `join.${crypto.randomUUID().slice(0, 12)}@example.com`;
  const fill = (name: string, value: string) =>
    surface.getByRole('textbox', { name, exact: true }).fill(value);
  await fill('First name', 'Noor');
  await fill('Last name', 'Ahmadi');
  await surface.getByRole('textbox', { name: 'Date of birth' }).fill(dateOfBirth);
  await surface.getByRole('textbox', { name: 'Email address' }).fill(email);
  await surface.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
  await fill('Password', ACCOUNT_PASSWORD);
  await answerRemainingQuestions(surface);
  await surface.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

/** Agrees to what is asked with the dates. */
export async function agreeToJoiningTerms(surface: Surface): Promise<void> {
  await agreeTo(surface, 'I have read and agree to the health commitment');
  await agreeTo(surface, 'I have read and agree to the membership terms');
}

/** Chooses the billing day and agrees to the terms. */
export async function chooseDates(surface: Surface): Promise<void> {
  const next = surface.getByRole('button', { name: 'Continue', exact: true });
  await expect(section(surface, 'Review & select dates')).toBeVisible();
  await expect(next).toBeDisabled();
  await surface.getByRole('combobox', { name: 'Billing day' }).selectOption('1st');
  await agreeToJoiningTerms(surface);
  await next.click();
}

/** Sets up a Direct Debit and continues to read it once more. */
export async function fillDirectDebit(surface: Surface): Promise<void> {
  const fill = (name: string, value: string) => surface.getByRole('textbox', { name }).fill(value);
  await expect(surface.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
  await fill('Account holder name', 'Noor Ahmadi');
  await fill('Sort code', '20-00-00');
  await fill('Account number', '55779911');
  // Not every tenant asks for the address of the account, and the person's own is filled in.
  if ((await surface.getByRole('group', { name: 'Billing address' }).count()) > 0) {
    const same = surface.getByRole('checkbox', { name: 'Same as my address' });
    await same
      .or(surface.getByRole('textbox', { name: 'Address line 1' }))
      .first()
      .waitFor();
    if ((await same.isVisible()) && (await same.isChecked())) await same.click();
    await fill('Address line 1', '12 Test Street');
    await fill('Town or city', 'Sale');
    await fill('Postcode', 'M33 2AL');
  }
  await surface.getByRole('checkbox', { name: /^I confirm that I am the account holder/ }).click();
  await agreeTo(surface, 'I have read and agree to the Direct Debit terms');
  await surface.getByRole('button', { name: 'Save and continue' }).click();
  await expect(section(surface, 'Confirm your details')).toBeVisible();
  await expect(surface.getByText('55779911')).toBeVisible();
}

export const goToCheckout = (surface: Surface) =>
  surface.getByRole('button', { name: 'Continue to checkout' }).click();

/** Sets up a Direct Debit, reads it once more and goes to the checkout. */
export async function setUpDirectDebit(surface: Surface): Promise<void> {
  await fillDirectDebit(surface);
  await goToCheckout(surface);
}
