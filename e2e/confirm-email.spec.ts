import { paths } from 'shared-contracts/links';
import { expectAccessible } from './support/accessibility.ts';
import { logInAsCustomer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { linkInMail } from './support/outbox.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const DETAILS = `${origin('riverside', 'my-account')}/user-details`;

test('someone confirms their address in another browser, and My details stops asking @phone', async ({
  page,
  request,
  browser,
}) => {
  const person = await openAccount(request);
  await (await logInAsCustomer(request, person)).logIn(page.context());
  await page.goto(DETAILS);
  const again = page.getByRole('button', { name: 'Send the link again' });
  await expect(again).toBeVisible();
  const link = await linkInMail(person.username, paths.confirmEmail);

  // A program that looks through mail opens the link, scripts and all.
  const phone = await (await browser.newContext()).newPage();
  const calls = recordCalls(phone);
  await phone.goto(link);
  const yes = phone.getByRole('button', { name: 'Yes, it’s my address' });
  await expect(yes).toBeVisible();
  await expectAccessible(phone);
  expect(calls.all('POST /api/v1/auth/email-confirmation')).toEqual([]);

  await yes.click();
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expectAccessible(phone);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(again).toBeHidden();
});

test('someone whose address was given by mistake says so, and My details tells why', async ({
  page,
  request,
  browser,
}) => {
  const person = await openAccount(request);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await linkInMail(person.username, paths.confirmEmail));
  await stranger.getByRole('button', { name: 'No, it isn’t mine' }).click();
  await expect(stranger.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();

  await (await logInAsCustomer(request, person)).logIn(page.context());
  await page.goto(DETAILS);
  await expect(page.getByText(/^Someone told us that .+ isn’t your address/)).toBeVisible();
  await expectAccessible(page);
});
