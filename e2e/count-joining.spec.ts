import type { Locator, Page } from '@playwright/test';
import { FRICTIONLESS_HOLDER, nextYear, ownVisa } from './support/cards.ts';
import { expectConfirmation } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { section } from './support/joining.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

/** 40 words of five characters a minute, which is slow. */
const CHARACTERS_A_MINUTE = 200;

/** Upper bounds from the memberships of a centre to the confirmation (docs/joining.md). */
const AT_MOST = { fields: 17, taps: 18, characters: 170 };

/** Types and taps as a person would: only into fields that are still empty, and counts it. */
function createHand(page: Page) {
  const count = { fields: 0, taps: 0, characters: 0 };
  const typed: string[] = [];
  return {
    count,
    typed,
    async type(field: Locator, text: string): Promise<void> {
      await expect(field).toBeVisible();
      if ((await field.inputValue()) !== '') return;
      await field.pressSequentially(text);
      count.fields += 1;
      count.characters += text.length;
      typed.push((await field.getAttribute('name')) ?? text);
      await field.blur();
    },
    async tap(control: Locator): Promise<void> {
      await control.click();
      count.taps += 1;
    },
    /** Terms that open in a dialog: a tap to open them, one to agree. */
    async agree(box: Locator): Promise<void> {
      const dialog = page.getByRole('dialog');
      await this.tap(box);
      await expect(dialog).toBeVisible();
      await scrollToEnd(page, dialog);
      await this.tap(dialog.getByRole('button', { name: 'I Agree' }));
      await expect(dialog).toBeHidden();
    },
  };
}

test('a new adult joins month by month with little to type', async ({ page, request }, { annotations }) => {
  test.setTimeout(300_000);
  const hand = createHand(page);
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  await page.goto(`${origin('riverside', 'online-joining')}/centre/${flagships.riverside.slug}`);

  await test.step('chooses the membership', async () => {
    await hand.tap(button(/^Choose this membership: Adult/).first());
  });

  await test.step('opens an account', async () => {
    const id = crypto.randomUUID().slice(0, 6);
    await hand.type(field('Email address'), `noor.${id}@example.com`);
    await hand.type(field('First name'), 'Noor');
    await hand.type(field('Last name'), 'Ahmadi');
    await hand.type(field('Date of birth'), '03/02/1991');
    await hand.type(field('Mobile number'), '07700900123');
    await hand.type(field('Postcode'), 'M332AL');
    await hand.type(field('Address line 1'), '12 Test Street');
    await expect(field('Town or city')).toHaveValue('Sale');
    await hand.type(field('Name of your emergency contact'), 'Sami Ahmadi');
    await hand.type(field('Phone number of your emergency contact'), '01614960201');
    await hand.type(page.getByLabel('Password', { exact: true }), 'Fr3sh-start!');
    await hand.tap(button('Create Account'));
    await expect(section(page, 'Choose your membership')).toBeVisible();
    await hand.tap(button(/^Continue: Adult/));
  });

  await test.step('chooses the billing day and agrees to the terms', async () => {
    await page.getByRole('combobox', { name: 'Billing day' }).selectOption('1st');
    hand.count.taps += 2;
    await hand.agree(box('I have read and agree to the health commitment'));
    await hand.agree(box('I have read and agree to the membership terms'));
    await hand.tap(button('Continue'));
  });

  await test.step('sets up the Direct Debit', async () => {
    await hand.type(field('Account holder name'), 'Noor Ahmadi');
    await hand.type(field('Sort code'), '200000');
    await hand.type(field('Account number'), '55779911');
    await hand.tap(box(/^I confirm that I am the account holder/));
    await hand.agree(box('I have read and agree to the Direct Debit terms'));
    await hand.tap(button('Save and continue'));
    await hand.tap(button('Continue to checkout'));
  });

  await test.step('pays by card', async () => {
    await hand.tap(button('Continue'));
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
    await scrollToEnd(page, terms);
    await hand.tap(terms.getByRole('button', { name: 'I Agree' }));
    await hand.type(field('Card number'), await ownVisa(request));
    await hand.type(field('Expiry date'), nextYear().replace('/', ''));
    await hand.type(field('Security code'), '123');
    await hand.type(field('Name on card'), FRICTIONLESS_HOLDER);
    const billing = page.getByRole('group', { name: 'Billing address' });
    await expect(billing.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('12 Test Street');
    await hand.tap(button(/^Pay £\d+\.\d\d now$/));
    await expectConfirmation(page);
  });

  const { fields, taps, characters } = hand.count;
  const seconds = Math.round((characters / CHARACTERS_A_MINUTE) * 60);
  annotations.push({
    type: 'counted',
    description: `${fields} fields (${hand.typed.join(', ')}), ${taps} taps, ${characters} characters, ${seconds} s`,
  });
  expect(fields).toBeLessThanOrEqual(AT_MOST.fields);
  expect(taps).toBeLessThanOrEqual(AT_MOST.taps);
  expect(characters).toBeLessThanOrEqual(AT_MOST.characters);
  expect(seconds).toBeLessThan(120);
});
