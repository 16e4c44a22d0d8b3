import { flagships, origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';
import { venuePath } from './support/timetable.ts';

test('a visitor keeps a venue, and finds it at home and in the account @phone', async ({ page, request }) => {
  const person = await openAccount(request);
  const { slug, name } = flagships.riverside;
  await page.goto(venuePath(slug));
  const heart = page.getByRole('button', { name: `Favourite: ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();

  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  const atHome = page.getByRole('region', { name: 'Your favourites' });
  await expect(atHome.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(atHome.getByRole('link', { name: /^Next: / })).toBeVisible();

  await page.goto(`${origin('riverside', 'my-account')}/`);
  const inAccount = page.getByRole('region', { name: 'Your favourites' });
  await inAccount.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/\/sessions\//);
});
