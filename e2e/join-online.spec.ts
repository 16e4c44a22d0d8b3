import { CHALLENGED_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, approveAtBank, expectConfirmation } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import {
  chooseDates,
  chooseMembership,
  createAccount,
  section,
  setUpDirectDebit,
} from './support/joining.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');
const { slug, name: centre } = flagships.riverside;

test('a visitor joins with a monthly membership: centre, membership, account, dates, Direct Debit, card, bank', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);

  await test.step('chooses a centre by its address and a membership', async () => {
    await page.goto(`${joining}/centre/${slug}`);
    await expect(section(page, 'Choose your membership')).toBeVisible();
    await chooseMembership(page);
    await expect(page).toHaveURL(`${joining}/centre/${slug}/membership/adult/recurring`);
    await expect(page.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  });

  await test.step('opens an account on the way, with the selection kept', async () => {
    await createAccount(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await chooseMembership(page);
  });

  await test.step('chooses the billing day and agrees to the terms', () => chooseDates(page));
  await test.step('sets up a Direct Debit and confirms it', () => setUpDirectDebit(page));

  await test.step('pays what is due today by card and reads what follows', async () => {
    await expect(page).toHaveURL(`${joining}/checkout`);
    await agreeToTerms(page);
    await fillCard(page, { number: await ownVisa(request), holder: CHALLENGED_HOLDER });
    await fillBillingAddress(page);
    await page.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ }).click();
    await approveAtBank(page);
    await expectConfirmation(page);
    await expect(page.getByRole('main')).toContainText(centre);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/55779911|200000/);
  });
});

test('a window of 950 px is a tablet’s, in one column; from 951 px on there are two', async ({ page }) => {
  await page.goto(`${joining}/centre/${slug}`);
  const widthOfSection = () => page.locator('#membership_section').evaluate((it) => it.clientWidth);
  await expect(section(page, 'Choose your membership')).toBeVisible();
  await page.setViewportSize({ width: 950, height: 800 });
  await expect.poll(widthOfSection).toBeGreaterThan(850);
  await page.setViewportSize({ width: 951, height: 800 });
  await expect.poll(widthOfSection).toBeLessThan(650);
});
