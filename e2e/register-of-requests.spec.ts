import type { Page } from '@playwright/test';
import { CHALLENGED_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import {
  agreeToTerms,
  approveAtBank,
  expectConfirmation,
  openCheckout,
  payButton,
} from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { alterPageBoot } from './support/page-boot.ts';
import { PASSWORD } from './support/people.ts';
import { keysOf, recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayPath, findSession, isPaid, venuePath } from './support/timetable.ts';

/** The calls of shell specification 7 as they leave the browser: method, path, query names and payload. */

const venue = flagships.riverside;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** Opens a page that has to ask for everything, as one without the gateway's answers in it. */
async function openBare(page: Page, url: string): Promise<void> {
  await page.route(
    (address) => address.pathname === new URL(url).pathname,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = alterPageBoot(await response.text(), (boot) => ({ ...boot, preloaded: [] }));
      await route.fulfill({ response, body });
    },
  );
  await page.goto(url);
}

test('client, theme, venues and footer', async ({ page }) => {
  const calls = recordCalls(page);
  await openBare(page, `${origin('riverside')}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Venues' }).getByRole('listitem').first()).toBeVisible();
  expect(await calls.only('GET /api/v1/client')).toMatchObject({ query: {}, body: undefined });
  expect(await calls.only('GET /api/v1/frontend/theme')).toMatchObject({ query: {}, body: undefined });
  expect(await calls.only('GET /api/v1/activities/venues')).toMatchObject({ query: {}, body: undefined });
  expect(calls.all('GET /api/v1/auth/user')).toHaveLength(0);
  expect(calls.all('GET /api/v1/activities/footer')).toHaveLength(0);

  await openBare(page, `${origin('riverside')}${venuePath(venue.slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(venue.name);
  const themes = () => calls.all('GET /api/v1/frontend/theme').map(({ query }) => query);
  await expect.poll(themes).toEqual([{}, { venue: venue.slug }]);
  const { body } = await (await page.request.get(`/api/v1/activities/venues/${venue.slug}`))
    .json()
    .then(({ data }) => ({ body: data as { id: string } }));
  expect((await calls.only('GET /api/v1/activities/footer')).query).toEqual({ venue: body.id });
  expect(await calls.only(`GET /api/v1/activities/venues/${venue.slug}`)).toMatchObject({ query: {} });
});

test('a theme that fails for a venue is asked for once more without it', async ({ page }) => {
  const calls = recordCalls(page);
  await page.route('**/frontend/theme?venue=*', (route) => route.fulfill({ status: 500, json: {} }));
  await openBare(page, `${origin('riverside')}${venuePath(venue.slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  const themes = () => calls.all('GET /api/v1/frontend/theme').map(({ query }) => query);
  await expect.poll(themes).toEqual([{ venue: venue.slug }, {}]);
});

test('login, user and logout', async ({ page, customer }) => {
  const calls = recordCalls(page);
  await page.goto('/login');
  const main = page.getByRole('main');
  const { username } = customer.person;
  await main.getByRole('textbox', { name: 'Email address or customer ID' }).fill(username);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'My account' })).toBeVisible();
  expect(await calls.only('POST /api/v1/auth/customer/login')).toMatchObject({
    query: {},
    body: { username, password: PASSWORD },
  });
  expect(await calls.only('GET /api/v1/auth/user')).toMatchObject({ query: {}, body: undefined });

  await banner.getByRole('button', { name: 'Log out' }).click();
  await expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await calls.only('POST /api/v1/auth/logout')).body).toBeUndefined();
});

test('forgotten password', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  expect(await calls.only('POST /api/v1/auth/customer/forgotten-password')).toMatchObject({
    query: {},
    body: { email_or_reference: 'nobody@example.com' },
  });
});

// The customer is no member: the id of a membership is null in the body and left out of a query.
test('basket: add, read, remove and clear', async ({ page, context, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.logIn(context);
  const calls = recordCalls(page);
  await page.goto(dayPath(venue.slug, session));
  await page.getByRole('button', { name: addButtonName(session) }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  const { body } = await calls.only('POST /api/v1/checkout/add');
  expect(Object.keys(body as object).sort()).toEqual(['items', 'membership_user_id', 'selected_user_id']);
  expect(body).toMatchObject({ items: [{ id: session.id, type: 'activity' }] });
  const [item] = (body as { items: object[] }).items;
  expect(Object.keys(item ?? {})).toEqual(
    expect.arrayContaining(['id', 'type', 'purchased_for_user_id', 'pricing_option_id']),
  );
  expect(keysOf(body).filter((key) => !SNAKE_CASE.test(key))).toEqual([]);

  await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
  await page.getByRole('button', { name: `Remove ${session.name}` }).click();
  await expect(page.getByText('Successfully removed item from the basket.')).toBeVisible();
  const removal = await calls.only('POST /api/v1/checkout/remove');
  expect(Object.keys(removal.query)).toEqual(['selected_user_id']);
  expect(removal.body).toEqual({ cart_item_ids: [expect.any(String)] });
  expect(calls.all('GET /api/v1/checkout').map(({ query }) => Object.keys(query))).toContainEqual([
    'selected_user_id',
  ]);

  await customer.putInBasket(session.id);
  await page.reload();
  await page.getByRole('button', { name: 'Clear basket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear basket' }).click();
  await expect(page.getByText('Successfully cleared order.')).toBeVisible();
  expect(Object.keys((await calls.only('DELETE /api/v1/checkout')).query)).toEqual(['selected_user_id']);
});

test('payment with a card, its challenge and the order', async ({ page, request, customer }) => {
  test.slow();
  const session = await findSession(customer, { isWanted: isPaid });
  const calls = recordCalls(page);
  await openCheckout(page, customer, session);
  await agreeToTerms(page);
  await fillCard(page, { number: await ownVisa(request), holder: CHALLENGED_HOLDER });
  await fillBillingAddress(page);
  await payButton(page, session.offer.formattedPrice).click();
  await approveAtBank(page);
  await expectConfirmation(page);

  expect(await calls.only('GET /api/v1/checkout/prepare')).toMatchObject({ body: undefined });
  const authorise = (await calls.only('POST /api/v1/checkout/authorise')).body as Record<string, unknown>;
  expect(authorise).toMatchObject({
    billing_address_line_one: '12 Test Street',
    billing_city: 'Sale',
    billing_postcode: 'M33 7XX',
    browser_details: {
      colour_depth: expect.any(Number),
      java_enabled: false,
      javascript_enabled: true,
      language: 'en-GB',
      screen_height: expect.any(Number),
      screen_width: expect.any(Number),
      timezone_offset: expect.any(Number),
    },
    card_identifier: expect.any(String),
    card_holder_name: CHALLENGED_HOLDER,
    completed_waivers: [],
    payments: [],
    session_key: expect.any(String),
    source: 'bookings',
    terms: expect.arrayContaining([expect.any(String)]),
    save_card: false,
  });
  for (const key of [
    'billing_first_name',
    'billing_last_name',
    'billing_address_line_two',
    'saved_card_id',
  ]) {
    expect(authorise).toHaveProperty(key);
  }
  const complete = (await calls.only('POST /api/v1/checkout/complete')).body as Record<string, unknown>;
  expect(Object.keys(complete).sort()).toEqual([
    'completed_waivers',
    'payments',
    'source',
    'terms',
    'transaction_uuid',
  ]);
  expect(keysOf([authorise, complete]).filter((key) => !SNAKE_CASE.test(key))).toEqual([]);
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  expect(await calls.only(`GET /api/v1/orders/${orderId}`)).toMatchObject({ query: {} });
});
