import { RESUME_JOINING_PATH } from 'shared-contracts/links';
import { expectAccessible } from './support/accessibility.ts';
import { flagships, origin } from './support/hosts.ts';
import { section } from './support/joining.ts';
import { linkInMail } from './support/outbox.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');
const { slug } = flagships.riverside;

test('a visitor continues on another device, by a mailed link, with what they typed @phone', async ({
  page,
  browser,
}) => {
  const email = `draft.${crypto.randomUUID().slice(0, 12)}@example.com`;
  await page.goto(`${joining}/centre/${slug}/membership/adult/recurring`);
  await page.getByRole('button', { name: /^Continue: Adult/ }).click();
  await expect(section(page, 'Your details')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Noor');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue later, on any device' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Use the link we emailed you.')).toBeVisible();
  const link = await linkInMail(email, RESUME_JOINING_PATH);

  // A program that looks through mail opens the link, scripts and all.
  const other = await (await browser.newContext()).newPage();
  const calls = recordCalls(other);
  await other.goto(link);
  const open = other.getByRole('button', { name: 'Continue joining' });
  await expect(open).toBeVisible();
  await expectAccessible(other);
  expect(calls.all('POST /api/v1/memberships/online-joining/draft/open')).toEqual([]);
  await open.click();
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');

  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await third.getByRole('button', { name: 'Continue joining' }).click();
  await expect(third.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
