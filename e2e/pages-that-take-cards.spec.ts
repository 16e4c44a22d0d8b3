import { origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

/** The words come after eight seconds, when everyone has given the scripts up. */
const LATE = { timeout: 20_000 };
const FAILURE = 'We may have dropped the ball on this one.';

// No script may be written into these pages to say so (docs/checkout-scripts.md).
for (const [what, address, has] of [
  ['the checkout', `${origin('riverside')}/checkout`, { home: true, back: 'Checkout' }],
  [
    'joining in a page of an operator',
    `${origin('riverside', 'online-joining')}/?embedded=true`,
    { home: false, back: 'Online Joining' },
  ],
] as const) {
  test(`${what} says that none of its scripts came, and is back with one click @phone`, async ({
    page,
    context,
    customer,
  }) => {
    await customer.logIn(context);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: FAILURE })).toBeVisible(LATE);
    await expect(page.getByRole('alert')).toContainText('The page failed to load correctly.');
    await expect(page.getByRole('status')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveCount(has.home ? 1 : 0);
    await page.unroute('**/*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: has.back }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: FAILURE })).toHaveCount(0);
  });
}
