import type { Page } from '@playwright/test';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import { FRICTIONLESS_HOLDER, ownVisa } from './support/cards.ts';
import { expectConfirmation, pay } from './support/checkout.ts';
import { flagships, origin, type Tenant } from './support/hosts.ts';
import { watchForProblems } from './support/page-problems.ts';
import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid, sessionPath, venuePath } from './support/timetable.ts';

const banner = (page: Page) => page.getByRole('banner');
const headerColour = (page: Page) =>
  banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);

const brands: Record<Tenant, { name: string; header: string; headingFont: string }> = {
  riverside: { name: 'Riverside Leisure', header: 'rgb(8, 48, 63)', headingFont: 'Open Sans' },
  northpeak: { name: 'Northpeak Active', header: 'rgb(13, 15, 14)', headingFont: 'Garage Gothic' },
  harbour: { name: 'Harbour Sports & Swim', header: 'rgb(248, 238, 221)', headingFont: 'Lato' },
};

for (const [tenant, brand] of Object.entries(brands) as [Tenant, (typeof brands)[Tenant]][]) {
  test(`${brand.name} has its own name, logo, colours and heading font`, async ({ page }) => {
    await page.goto(origin(tenant));
    const heading = page.getByRole('heading', { level: 1, name: 'Find a venue' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${brand.name} | Find a venue`);
    const logo = banner(page).getByRole('img', { name: brand.name });
    await expect(logo).toHaveAttribute('src', `/brand/${tenant}/logo.svg`);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await headerColour(page)).toBe(brand.header);
    const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
    expect(font?.replaceAll(/["']/g, '').toLowerCase()).toBe(brand.headingFont.toLowerCase());
  });
}

test("a venue's own looks are there from the first picture on", async ({ page, browser }) => {
  const { slug, name } = flagships.riverside;
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const firstPicture = await withoutScripts.newPage();
  await firstPicture.goto(venuePath(slug));
  const [first, logo] = [await headerColour(firstPicture), banner(firstPicture).getByRole('img')];
  expect(first).toBe('rgb(20, 43, 77)');
  await expect(logo).toHaveAttribute('src', `/brand/riverside/logo-${slug}.svg`);
  await withoutScripts.close();

  await page.goto(venuePath(slug));
  await expect(page.getByRole('region', { name: /^\w+day / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await headerColour(page)).toBe(first);
  await expect(banner(page).getByRole('img')).toHaveAttribute('src', `/brand/riverside/logo-${slug}.svg`);
});

test('a venue that is chosen on the page brings its own looks, which a login keeps', async ({
  page,
  customer,
}) => {
  const { slug } = flagships.riverside;
  const logo = banner(page).getByRole('img');
  await page.goto('/');
  const tenantLogo = '/brand/riverside/logo.svg';
  await expect(logo).toHaveAttribute('src', tenantLogo);
  const ofTenant = await headerColour(page);
  expect(ofTenant).toBe(brands.riverside.header);
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(flagships.riverside.name);
  await page.getByRole('main').getByRole('link', { name: flagships.riverside.name }).first().click();
  await expect(page).toHaveURL(venuePath(slug));
  await expect.poll(() => headerColour(page)).toBe('rgb(20, 43, 77)');
  await expect(logo).toHaveAttribute('src', `/brand/riverside/logo-${slug}.svg`);
  // The days below the header keep clear of it as they stay in view.
  const room = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ui-header-height'));
  expect(room).toBe(`${(await banner(page).boundingBox())?.height}px`);

  await banner(page).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(banner(page).getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(logo).toHaveAttribute('src', `/brand/riverside/logo-${slug}.svg`);

  await banner(page)
    .getByRole('button', { name: /, change venue$/ })
    .click();
  await page
    .getByRole('searchbox', { name: /town or postcode$/ })
    .last()
    .fill('Urmston');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^BeActive Urmston/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^BeActive Urmston/);
  await expect.poll(() => headerColour(page)).toBe(ofTenant);
  await expect(logo).toHaveAttribute('src', tenantLogo);
});

test('every screen has its own title', async ({ page, context, customer }) => {
  test.slow();
  const { slug, name } = flagships.riverside;
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.logIn(context);
  const titles = [
    ['/', 'Find a venue'],
    [venuePath(slug), name],
    [sessionPath(slug, session), session.name],
    ['/basket', 'Basket'],
    ['/checkout', 'Checkout'],
    [`${origin('riverside', 'my-account')}/`, 'My account'],
  ] as const;
  for (const [address, title] of titles) {
    await page.goto(address);
    await expect(page).toHaveTitle(`Riverside Leisure | ${title}`);
  }
});

test('the chosen venue is remembered on every host', async ({ page, context, customer }) => {
  const { slug, name } = flagships.riverside;
  await page.goto(venuePath(slug));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const remembered = async () => (await context.cookies()).find((cookie) => cookie.name === VENUES_COOKIE);
  await expect.poll(async () => (await remembered())?.value).toContain(slug);
  expect((await remembered())?.domain).toBe('.riverside.localhost');

  await customer.logIn(context);
  await page.goto(origin('riverside', 'my-account'));
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Book an activity' }).click();
  await expect(page).toHaveURL(`${origin('riverside')}${venuePath(slug)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('embedded pages have neither navigation nor footer, and stay embedded', async ({
  page,
  context,
  customer,
}) => {
  const { name } = flagships.riverside;
  await page.goto('/?embedded=true');
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(name);
  await expect(page).toHaveURL(/[?&]search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/[?&]embedded=true/);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await customer.logIn(context);
  await page.goto('/basket?embedded=true');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/checkout?embedded=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.goto(`${origin('riverside', 'my-account')}/?embedded=true`);
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways.first()).toHaveAttribute('href', /[?&]embedded=true/);
});

test('the footer is that of the venue', async ({ page }) => {
  await page.goto(venuePath(flagships.riverside.slug));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Sale Leisure Centre' })).toBeVisible();
  await expect(footer).toContainText('Broad Road');
  await expect(footer.getByRole('link', { name: '0161 496 0160' })).toHaveAttribute(
    'href',
    'tel:+441614960160',
  );
});

test('a footer with scripts in it is shown without them', async ({ page }) => {
  const html =
    '<h2 onclick="document.title=1">Our own words</h2><script>document.title="script"</script>' +
    '<img src="x" onerror="document.title=2"><a href="javascript:document.title=3">A link</a>' +
    '<iframe src="/"></iframe><form action="/"><input></form>';
  await page.route('**/activities/footer?*', (route) =>
    route.fulfill({ json: { status_code: 200, data: { html } } }),
  );
  await page.goto('/');
  await page.getByRole('region', { name: 'Venues' }).getByRole('link').first().click();
  const footer = page.getByRole('contentinfo');
  const heading = footer.getByRole('heading', { name: 'Our own words' });
  await expect(heading).toBeVisible();
  await heading.click();
  await footer.getByText('A link').click();
  const left = await footer.evaluate((element) => ({
    dangerous: element.querySelectorAll('script, iframe, form, input').length,
    handlers: element.querySelectorAll('[onclick], [onerror]').length,
    // The tenant's notices beside it are not the venue's words.
    addresses: [...element.querySelectorAll('a:not([aria-label="Legal and contact"] a)')].map((link) =>
      link.getAttribute('href'),
    ),
  }));
  expect(left).toEqual({ dangerous: 0, handlers: 0, addresses: [null] });
  await expect(page).toHaveTitle(/^Riverside Leisure \| /);
});

test('from the first page to the paid order nothing breaks the page policy, and no card number stays behind', async ({
  page,
  context,
  request,
  customer,
}) => {
  test.slow();
  const { slug } = flagships.riverside;
  const session = await findSession(customer, { isWanted: isPaid });
  const number = await ownVisa(request);
  const troubles = await watchForProblems(page);
  const sentToUs: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().startsWith(origin('riverside'))) sentToUs.push(`${sent.url()} ${sent.postData()}`);
  });
  await customer.putInBasket(session.id);
  await customer.logIn(context);
  const main = page.getByRole('main');
  for (const address of ['/', venuePath(slug), sessionPath(slug, session), '/basket']) {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/checkout');
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, session.offer.formattedPrice);
  await expectConfirmation(page);
  await page.waitForLoadState('networkidle');

  expect(troubles).toEqual([]);
  const kept = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.cookie,
      location.href,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ].join('\n'),
  );
  const digits = (text: string) => text.replaceAll(/[\s-]/g, '');
  expect(digits(kept)).not.toContain(number);
  expect(digits(sentToUs.join('\n'))).not.toContain(number);
  expect(sentToUs.some((sent) => sent.includes('/checkout/authorise'))).toBe(true);
});
