import { documents, uploadDocument } from 'shared-contracts/api/documents';
import { expectAccessible } from './support/accessibility.ts';
import { logInAsCustomer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const ACCOUNT = origin('riverside', 'my-account');
const DESK = origin('riverside', 'front-of-house');
const STUDENT = 'Proof of student status';

test('what a freeze costs is worked out before it is agreed to @phone', async ({ page, enterAs }) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/memberships`);
  await page.getByRole('button', { name: /^Freeze membership/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Freeze this membership?' });
  await question.getByRole('combobox', { name: 'How long' }).selectOption('2 months');
  await expect(question.getByText('£10.00 in total')).toBeVisible();
  await expect(
    question.getByRole('list', { name: 'Payments during the freeze' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Don’t freeze' }).click();
  await expect(question).toBeHidden();
});

test('a Direct Debit that is missing is set up from the dashboard, once the account can be', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.lee);
  await page.goto(`${ACCOUNT}/`);
  await expect(page.getByText('Your membership has no Direct Debit')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your Direct Debit' }).click();
  const debit = page.getByRole('region', { name: 'Direct Debit' });
  await expect(debit).toContainText(/£32\.00 on 15\s/);
  await debit.getByRole('button', { name: 'Set up your Direct Debit' }).click();
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await fill('Account holder name', 'Lee Marsden');
  await fill('Sort code', '08-99-99');
  await fill('Account number', '66374959');
  await fill('Address line 1', '8 Weir Street');
  await fill('Town or city', 'Sale');
  await fill('Postcode', 'M33 7AB');
  await page.getByRole('checkbox', { name: /^I confirm that I am the account holder/ }).check();
  await page.getByRole('checkbox', { name: 'I agree to the Direct Debit terms' }).check();
  await page.getByRole('button', { name: 'Set up Direct Debit' }).click();
  await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveAccessibleDescription(
    /do not match\. Check both/,
  );
  await expectAccessible(page);
  await fill('Account number', '66374958');
  await page.getByRole('button', { name: 'Set up Direct Debit' }).click();
  await expect(debit.getByText('Being set up')).toBeVisible();
  await expect(debit).toContainText('Ending 4958');
  await expect(debit.getByRole('button', { name: 'Change bank account' })).toBeFocused();
  await page.goto(`${ACCOUNT}/`);
  await expect(page.getByText(/^Next payment: £32\.00 on 15\s/)).toBeVisible();
  await expect(page.getByText('Your membership has no Direct Debit')).toHaveCount(0);
});

test('a photo is uploaded, shown and taken away', async ({ page, enterAs }) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/user-details`);
  const part = page.getByRole('region', { name: 'Photo' });
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(pixel, 'base64');
  await part
    .getByLabel('New photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(part.locator('img')).toHaveAttribute('src', /my-account\/photo\?v=/);
  await expect
    .poll(() => part.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Remove photo' }).click();
  await expect(part.locator('img')).toHaveCount(0);
});

test('staff refuses a document with a reason, and its sender reads it', async ({
  page,
  context,
  request,
  enterAs,
  reserve,
}) => {
  await reserve(people.jo);
  const jo = await logInAsCustomer(request, people.jo);
  const asked = (await jo.api.call(documents, {})).find(({ name }) => name === STUDENT);
  const content = Buffer.from('%PDF-1.7').toString('base64');
  await jo.api.call(uploadDocument, {
    params: { documentId: asked?.id ?? '' },
    body: { fileName: 'card.pdf', content },
  });
  await enterAs(people.staff);
  await page.goto(`${DESK}/documents`);
  const sent = page.getByRole('article').filter({ hasText: STUDENT });
  const download = page.waitForEvent('download');
  await sent.getByRole('link', { name: 'Download the file from Jo Ashdown' }).click();
  expect((await download).suggestedFilename()).toBe('RIV100003.pdf');
  // If others have sent files too, the list was scrolled, and the header covers part of it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Refuse… Jo Ashdown’s file' }).click();
  await sent.getByRole('textbox', { name: 'Reason' }).fill('The card is out of date.');
  await sent.getByRole('button', { name: 'Refuse Jo Ashdown’s file' }).click();
  await expect(sent).toHaveCount(0);

  await jo.logIn(context);
  await page.goto(`${ACCOUNT}/memberships`);
  const row = page.getByRole('listitem').filter({ hasText: STUDENT });
  await expect(row).toContainText('Refused');
  await expect(row).toContainText('The card is out of date. Please send another one.');
  await expectAccessible(page);
});
