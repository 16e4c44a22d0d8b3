import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

const venue = flagships.riverside;
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

test('a page has its own title before any script has run, and keeps it', async ({ page, customer }) => {
  const { id, name } = await findSession(customer, { isWanted: isPaid });
  const pages = [
    [`${origin('riverside')}/`, 'Riverside Leisure | Find a venue'],
    [`${origin('riverside')}/location/${venue.slug}`, `Riverside Leisure | ${venue.name}`],
    [`${origin('riverside')}/location/${venue.slug}/sessions/${id}`, `Riverside Leisure | ${name}`],
    [`${origin('riverside', 'online-joining')}/centre/${venue.slug}`, 'Riverside Leisure | Online Joining'],
  ] as const;
  for (const [address, title] of pages) {
    const response = await page.goto(address);
    expect(titleOf((await response?.text()) ?? '')).toBe(
      title.replaceAll("'", '&#39;').replaceAll('&', '&amp;'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  }
});
