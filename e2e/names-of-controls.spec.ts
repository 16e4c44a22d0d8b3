import { findLabelNameMismatches } from './support/control-names.ts';
import { flagships, origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid, sessionPath, venuePath } from './support/timetable.ts';

test.describe.configure({ timeout: 180_000 });

const { slug } = flagships.riverside;

test('controls that visitors see are named by the words on them @phone', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  const bookings = origin('riverside');
  for (const address of [
    `${bookings}/`,
    `${bookings}${venuePath(slug)}`,
    `${bookings}${sessionPath(slug, session)}`,
    `${bookings}/login`,
    `${origin('riverside', 'online-joining')}/centre/${slug}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await findLabelNameMismatches(page), address).toEqual([]);
  }
});

test('controls of the menu on a phone are named by the words on them @phone-only', async ({ page }) => {
  await page.goto(`${origin('riverside')}${venuePath(slug)}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /change venue/ })).toBeVisible();
  expect(await findLabelNameMismatches(page)).toEqual([]);
});

test('controls of an account are named by the words on them', async ({ page, enterAs }) => {
  await enterAs(people.nia);
  for (const path of ['/', '/bookings', '/user-details', '/memberships', '/payments']) {
    await page.goto(`${origin('riverside', 'my-account')}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await findLabelNameMismatches(page), path).toEqual([]);
  }
});

test('controls of a basket and of its checkout are named by the words on them', async ({
  page,
  customer,
}) => {
  await customer.logIn(page.context());
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  for (const path of ['/basket', '/checkout']) {
    await page.goto(`${origin('riverside')}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await findLabelNameMismatches(page), path).toEqual([]);
  }
});
