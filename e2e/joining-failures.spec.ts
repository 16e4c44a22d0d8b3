import { register } from 'shared-contracts/api/auth';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenues } from 'shared-contracts/api/venues';
import { altered, answered, failed } from './support/answers/answer-change.ts';
import {
  breakAnswers,
  centre,
  expectDescription,
  field,
  joining,
  press,
  restoreAnswers,
  toast,
} from './support/failures.ts';
import { flagships } from './support/hosts.ts';
import { chooseMembership, createAccount, section } from './support/joining.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';

test('looking for a centre: the words for each search that comes to nothing', async ({ page, context }) => {
  await page.goto(`${joining}/`);
  const box = page.getByRole('searchbox', { name: 'Centre, town or postcode' });
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text);
  for (const [term, text] of [
    ['Xyzzyville', 'Cannot find location, please try again.'],
    ['Penzance', 'No venues found'],
  ] as const) {
    await box.fill(term);
    await press(page, 'Search');
    await said(text);
    await expect(box).toHaveValue(term);
  }
  await press(page, 'Use my location');
  await said('Failed to use your location, please allow location access and try again');
  await context.grantPermissions(['geolocation']);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setGeolocationOverride', {});
  await press(page, 'Use my location');
  await said('Failed to use your location, please try again');
  await expect(box).toHaveValue('Penzance');
});

for (const { what, change, path, text, way } of [
  { what: 'no centre', change: answered(joiningVenues, []), path: '/', text: 'No centres found', way: null },
  {
    what: 'centres that do not come',
    change: failed(joiningVenues, 500),
    path: '/',
    text: 'We could not load the centres',
    way: 'Try again',
  },
  {
    what: 'memberships that do not come',
    change: failed(membershipTypes, 500),
    path: `/centre/${flagships.riverside.slug}`,
    text: 'The memberships could not be loaded',
    way: 'Try again',
  },
]) {
  test(`${what}: ${text}`, async ({ page, context }) => {
    await breakAnswers(context, change);
    await page.goto(`${joining}${path}`);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    if (!way) return;
    await expect(page.getByRole('main').getByRole('button', { name: way })).toBeVisible();
    await restoreAnswers(context);
    await page.reload();
    await expect(page.getByText(/^(Select and continue|Choose this)/).first()).toBeVisible();
  });
}

test('choosing a membership: none under the filters, an unknown one, one that is not for me', async ({
  page,
  request,
  become,
}) => {
  await page.goto(`${centre}/membership/no-such-thing/recurring`);
  await expect(page).toHaveURL(centre);
  await expect(page.getByRole('main').getByText('Could not find selected membership')).toBeVisible();

  await page.getByRole('combobox', { name: 'Membership type' }).selectOption('Over 60');
  await page.getByText('Single payment', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No memberships found' })).toBeVisible();

  const customer = await become(await openAccount(request));
  await customer.logIn(page.context());
  await page.goto(centre);
  const ineligible = page.getByRole('checkbox', { name: 'Show ineligible memberships' });
  await ineligible.click();
  await expect(ineligible).toBeChecked();
  const junior = page.getByRole('listitem').filter({ hasText: 'Junior' });
  await expect(junior.getByText('You are not eligible for this membership')).toBeVisible();
  await expect(junior.getByRole('button', { name: /^Choose this membership/ })).toBeDisabled();
  await junior.getByRole('button', { name: /^View details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'You are ineligible for this membership' })).toBeVisible();
  await expect(dialog.getByText('This membership is for people aged 8 to 15.')).toBeVisible();
});

const AGES = 'This membership is for people aged 60 and over.';

test('a date of birth that the chosen membership is not for, before an account is opened', async ({
  page,
}) => {
  await page.goto(centre);
  await chooseMembership(page, 'Over 60');
  await createAccount(page);
  const birthday = field(page, 'Date of birth');
  await expectDescription(birthday, `${AGES} Check this date, or choose another membership.`);
});

test('a new account that is too young for what was chosen, where the API gives no ages', async ({
  page,
  context,
}) => {
  await breakAnswers(
    context,
    altered(membershipTypes, (types) => types.map(({ ageMin: _from, ageMax: _to, ...type }) => type)),
  );
  await page.goto(centre);
  await chooseMembership(page, 'Over 60');
  await createAccount(page);
  const text = 'You are ineligible for the membership you selected.';
  await expect(toast(page, text)).toBeVisible();
  await expect(page).toHaveURL(`${joining}/`);
  await expect(section(page, 'Choose your home centre')).toBeFocused();
  await expect(page.getByRole('main').getByText(text)).toHaveText(
    `${text} ${AGES} Continue to choose another membership.`,
  );
  await press(page, 'Continue');
  await expect(page.getByRole('main').getByText(text)).toHaveText(`${text} ${AGES}`);
});

test('opening an account: what is wrong is said at its field or above the form, and nothing typed is lost', async ({
  page,
  context,
  request,
}) => {
  await page.goto(centre);
  await chooseMembership(page, 'Adult');
  const birthday = field(page, 'Date of birth');
  await press(page, 'Create Account');
  await expectDescription(field(page, 'First name'), 'First name is required.');
  for (const day of ['31/02/1991', '01/01/2999']) {
    await birthday.fill(day);
    await press(page, 'Create Account');
    await expectDescription(birthday, 'Date must be valid.');
  }
  await breakAnswers(context, failed(register, 419));
  await createAccount(page);
  await expect(page.getByText('Something has gone wrong, please reload and try again.')).toBeVisible();
  await restoreAnswers(context);
  const email = field(page, 'Email address');
  const own = await email.inputValue();
  const postcode = field(page, 'Postcode');
  await postcode.fill('M3');
  await press(page, 'Create Account');
  await expectDescription(postcode, 'Please enter a valid postcode');
  await expect(postcode).toHaveValue('M3');
  await expect(field(page, 'First name')).toHaveValue('Noor');
  await postcode.fill('M33 2AL');
  // An address that has an account asks for its password, and gives back what was typed.
  await email.fill((await openAccount(request)).username);
  await email.blur();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await press(page, 'Use another email address');
  await expect(field(page, 'First name')).toHaveValue('Noor');
  await email.fill(own);
  await press(page, 'Create Account');
  await expect(section(page, 'Choose your membership')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue: Adult' })).toBeFocused();
});

test('logging in with a wrong password', async ({ page }) => {
  await page.goto(centre);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  const username = main.getByRole('textbox', { name: 'Email address or customer ID' });
  await username.fill('nobody@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill('Wr0ng-word!');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const text = 'Those details do not match an account. Check them and try again.';
  await expect(toast(page, text).first()).toBeVisible();
  await expect(username).toHaveValue('nobody@example.com');
});
