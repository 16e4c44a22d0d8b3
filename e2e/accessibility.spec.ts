import type { Page } from '@playwright/test';
import { addDays, siteDay } from 'shared-contracts/dates';
import { expectAccessible, expectNoViolations, expectToFitNarrowest } from './support/accessibility.ts';
import { CHALLENGED_HOLDER, FRICTIONLESS_HOLDER, ownVisa } from './support/cards.ts';
import {
  agreeToTerms,
  approvalField,
  expectConfirmation,
  openCheckout,
  openTerms,
  pay,
  payButton,
} from './support/checkout.ts';
import { clearFaults, setFault } from './support/faults.ts';
import { flagships, origin, type Tenant } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, isPaid, sessionPath, venuePath } from './support/timetable.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });
test.afterEach(async ({ request }, { tags }) => {
  if (tags.includes('@alone')) await clearFaults(request);
});

const { slug } = flagships.riverside;
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('searchbox', { name: /town or postcode$/ });

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(title(page, 'Find a venue')).toBeVisible();
  await expect(page.getByText(/^\d+ venues$/)).toBeVisible();
  await expectAccessible(page);
});

test('home without a result', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No venues found' })).toBeVisible();
  await expectAccessible(page);
});

test('home around a place', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('Didsbury');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/venues? within 5 miles of .*, nearest first$/)).toBeVisible();
  await expectAccessible(page);
});

test('venue with a timetable', async ({ page, customer }) => {
  await page.goto(dayPath(slug, await findSession(customer, { isWanted: isPaid })));
  await expect(page.getByRole('button', { name: /^Add to basket/ }).first()).toBeVisible();
  await expectAccessible(page);
});

// A day comes with its page unless the query says more; then its scripts ask for it.
const askedForByScripts = `${venuePath(slug, addDays(siteDay(new Date()), 1))}&view=day`;

test('venue on a day without classes', async ({ page }) => {
  await page.route('**/sessions?date=*', (route) => route.fulfill({ json: { status_code: 200, data: [] } }));
  await page.goto(askedForByScripts);
  await expect(page.getByRole('heading', { name: 'No classes on this day' })).toBeVisible();
  await expectAccessible(page);
});

test('venue whose timetable could not be loaded', async ({ page }) => {
  await page.route('**/sessions?date=*', (route) =>
    route.fulfill({ status: 500, json: { status_code: 500, message: 'Something has gone wrong.' } }),
  );
  await page.goto(askedForByScripts);
  await expect(page.getByRole('heading', { name: 'The timetable could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
});

test('class', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await page.goto(sessionPath(slug, session));
  await expect(title(page, session.name)).toBeVisible();
  await expectAccessible(page);
});

test('login dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expectAccessible(page);
});

test('login page with errors', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
});

test('menu of a phone @phone-only @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('basket of a visitor', async ({ page }) => {
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: 'Log in to see your basket' })).toBeVisible();
  await expectAccessible(page);
});

test('empty basket', async ({ page, context, customer }) => {
  await customer.logIn(context);
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expectAccessible(page);
});

test('filled basket, and the question before it is cleared', async ({ page, context, customer }) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await customer.logIn(context);
  await page.goto('/basket');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear basket' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Clear your basket?' })).toBeVisible();
  await expectAccessible(page);
});

test('checkout: blank, its terms, and with errors', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectAccessible(page);
  const terms = await openTerms(page);
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await agreeToTerms(page);
  await payButton(page, session.offer.formattedPrice).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
});

test('question of the bank, and a payment that failed', async ({ page, request, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  await pay(
    page,
    { number: await ownVisa(request), holder: CHALLENGED_HOLDER },
    session.offer.formattedPrice,
  );
  await expect(approvalField(page)).toBeVisible();
  await expectAccessible(page);
  await approvalField(page).press('Enter');
  await expect(approvalField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await approvalField(page).fill('no');
  await approvalField(page).press('Enter');
  await expect(page.getByRole('main').getByText('Your payment failed')).toBeVisible();
  await expectAccessible(page);
});

test('confirmation and account', async ({ page, request, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  await pay(
    page,
    { number: await ownVisa(request), holder: FRICTIONLESS_HOLDER },
    session.offer.formattedPrice,
  );
  await expectConfirmation(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page.getByRole('link', { name: /^View confirmation/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('not found', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(title(page, /offside/)).toBeVisible();
  await expectAccessible(page);
});

test('planned maintenance @alone', async ({ page, request }) => {
  await setFault(request, { api: 'frontend/theme', status: 503 });
  await page.goto('/');
  await expect(title(page, /^Service disruption/)).toBeVisible();
  await expectAccessible(page);
});

test('bookings is down @alone', async ({ page, request }) => {
  await setFault(request, { remote: 'mf-bookings', kind: '404' });
  await page.goto('/');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});

const others: [Tenant, keyof typeof people][] = [
  ['northpeak', 'northpeakSam'],
  ['harbour', 'harbourSam'],
];

for (const [tenant, name] of others) {
  test(`home, venue and basket in the colours of ${tenant}`, async ({ page, context, become }) => {
    const customer = await become(people[name]);
    const session = await findSession(customer, { isWanted: isPaid });
    await page.goto(origin(tenant));
    await expect(title(page, 'Find a venue')).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`${origin(tenant)}${dayPath(flagships[tenant].slug, session)}`);
    await expect(page.getByRole('button', { name: /^Add to basket/ }).first()).toBeVisible();
    await expectNoViolations(page);

    await customer.putInBasket(session.id);
    await customer.logIn(context);
    await page.goto(`${origin(tenant)}/basket`);
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await expectNoViolations(page);
    await expectToFitNarrowest(page);
  });
}
