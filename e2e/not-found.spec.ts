import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const NOT_FOUND_TITLE = 'Riverside Leisure | Page not found';

const nowhere = [
  ['an unknown tenant', `${origin('riverside').replace('riverside', 'nowhere')}/`],
  ['an unknown path', `${origin('riverside')}/nowhere`, NOT_FOUND_TITLE],
  ['an unknown venue', `${origin('riverside')}/location/nowhere`, NOT_FOUND_TITLE],
  [
    'an unknown class',
    `${origin('riverside')}/location/${flagships.riverside.slug}/sessions/nothing`,
    NOT_FOUND_TITLE,
  ],
] as const;

for (const [what, address, title] of nowhere) {
  test(`${what} is not found @phone`, async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: "Whoops! Looks like you've gone offside." }),
    ).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist. Return home to keep the ball rolling."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    if (title) await expect(page).toHaveTitle(title);
  });
}
