import type { Page } from '@playwright/test';
import { FRICTIONLESS_HOLDER, nextYear, ownVisa } from './support/cards.ts';
import { expectConfirmation } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { section } from './support/joining.ts';
import { expectFocusTrapped, expectVisibleFocus, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const { slug, name: centre } = flagships.riverside;
const joining = origin('riverside', 'online-joining');

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

/** A section that has just opened has the focus on its heading, in sight. */
async function expectOpened(page: Page, title: string): Promise<void> {
  await expect(section(page, title)).toBeFocused();
  await expect(section(page, title)).toBeInViewport();
}

/** Ticks a box whose terms open first: left once with Escape, then read to their end and agreed to. */
async function agreeTo(page: Page, name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name });
  const dialog = page.getByRole('dialog');
  await pressOn(page, box, 'Space');
  await expectFocusTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectVisibleFocus(box);
  await expect(box).not.toBeChecked();

  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('region'));
  await page.keyboard.press('End');
  await expect(dialog.getByRole('button', { name: 'I Agree' })).toBeEnabled();
  await pressOn(page, dialog.getByRole('button', { name: 'I Agree' }));
  await expect(dialog).toBeHidden();
  await expect(box).toBeChecked();
  await expectVisibleFocus(box);
}

test('a visitor joins and pays by keyboard alone @phone', async ({ page, request }) => {
  test.setTimeout(240_000);
  const { keyboard } = page;
  const choose = page.getByRole('button', { name: /^Choose this membership/ }).first();

  await test.step('skips the header and finds a centre', async () => {
    await page.goto(`${joining}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Online Joining' })).toBeVisible();
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await typeInto(page, page.getByRole('searchbox', { name: 'Centre, town or postcode' }), centre);
    await keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `‘${centre}’` })).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: `Select and continue: ${centre}` }));
    await expect(page).toHaveURL(`${joining}/centre/${slug}`);
    await expectOpened(page, 'Choose your membership');
  });

  await test.step('reads about a membership and chooses it', async () => {
    const details = page.getByRole('button', { name: /^View details/ }).first();
    await pressOn(page, details);
    await expectFocusTrapped(page, page.getByRole('dialog'));
    await keyboard.press('Escape');
    await expectVisibleFocus(details);
    await pressOn(page, choose);
    await expectOpened(page, 'Your details');
  });

  await test.step('opens an account and comes back to the membership', async () => {
    const address = `join.${crypto.randomUUID().slice(0, 12)}@example.com`;
    await typeInto(page, field(page, /^Email address/), address);
    await typeInto(page, field(page, 'First name'), 'Noor');
    await typeInto(page, field(page, 'Last name'), 'Ahmadi');
    await typeInto(page, field(page, /^Date of birth/), '03/02/1991');
    const contacts = [
      ['Mobile number', '07700 900123'],
      ['Postcode', 'M33 2AL'],
      ['Address line 1', '12 Test Street'],
      ['Town or city', 'Sale'],
      ['Password', 'Fr3sh-start!'],
      ['Name of your emergency contact', 'Sami Ahmadi'],
      ['Phone number of your emergency contact', '0161 496 0201'],
    ] as const;
    for (const [name, value] of contacts) await typeInto(page, field(page, new RegExp(`^${name}`)), value);
    await pressOn(page, page.getByRole('button', { name: 'Create Account' }));
    await expect(section(page, 'Choose your membership')).toBeVisible();
    const proceed = page.getByRole('button', { name: /^Continue: / });
    await expectVisibleFocus(proceed);
    await expect(proceed).toBeInViewport();
    await keyboard.press('Enter');
    await expectOpened(page, 'Review & select dates');
  });

  await test.step('chooses the dates and agrees to the terms', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Tomorrow' }), 'Space');
    await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
    const days = page.getByRole('combobox', { name: 'Billing day' });
    await pressOn(page, days, 'ArrowDown');
    await expect(days).not.toHaveValue('');
    await agreeTo(page, 'I have read and agree to the health commitment');
    await agreeTo(page, 'I have read and agree to the membership terms');
    await pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await expectOpened(page, 'Monthly payment');
  });

  await test.step('sets up a Direct Debit and confirms it', async () => {
    const entries = [
      ['Account holder name', 'Noor Ahmadi'],
      ['Sort code', '200000'],
      ['Account number', '55779911'],
    ] as const;
    await expect(page.getByText('12 Test Street, Sale, M33 2AL', { exact: true })).toBeVisible();
    for (const [name, value] of entries) await typeInto(page, field(page, new RegExp(`^${name}`)), value);
    const holder = page.getByRole('checkbox', { name: /^I confirm that I am the account holder/ });
    await pressOn(page, holder, 'Space');
    await expect(holder).toBeChecked();
    await agreeTo(page, 'I have read and agree to the Direct Debit terms');
    await pressOn(page, page.getByRole('button', { name: 'Save and continue' }));
    await expectOpened(page, 'Confirm your details');
    await pressOn(page, page.getByRole('button', { name: 'Continue to checkout' }));
    await expect(page).toHaveURL(`${joining}/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  });

  await test.step('pays by card and reads the confirmation', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
    await tabTo(page, dialog.getByRole('region', { name: 'Terms and conditions' }));
    await keyboard.press('End');
    await expect(dialog.getByRole('button', { name: 'I Agree' })).toBeEnabled();
    await pressOn(page, dialog.getByRole('button', { name: 'I Agree' }));
    await expect(dialog).toBeHidden();
    const pay = page.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ });
    await expectVisibleFocus(pay);
    const entries = [
      ['Card number', await ownVisa(request)],
      ['Expiry date', nextYear()],
      ['Security code', '123'],
      ['Name on card', FRICTIONLESS_HOLDER],
      ['Address line 1', '12 Test Street'],
      ['Town or city', 'Sale'],
    ] as const;
    for (const [name, value] of entries) await typeInto(page, page.getByRole('textbox', { name }), value);
    await pressOn(page, pay);
    await expectConfirmation(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Go to my account' }));
  });
});
