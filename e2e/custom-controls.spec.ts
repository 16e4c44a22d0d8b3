import { flagships, origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('a file is chosen with our own button', async ({ page, enterAs }) => {
  await enterAs(people.jo);
  await page.goto(`${origin('riverside', 'my-account')}/memberships`);
  const field = page.locator('input[type="file"]').first();
  await expect(field).toBeVisible();
  const looks = await field.evaluate((input) => {
    const { fontFamily, fontWeight, borderTopStyle, borderTopLeftRadius } = getComputedStyle(
      input,
      '::file-selector-button',
    );
    const isOfPage = fontFamily === getComputedStyle(document.body).fontFamily;
    return { isOfPage, fontWeight, borderTopStyle, borderTopLeftRadius };
  });
  expect(looks).toEqual({
    isOfPage: true,
    fontWeight: '700',
    borderTopStyle: 'solid',
    borderTopLeftRadius: '6px',
  });
});

test('what scrolls sideways shows no bar of another colour under it', async ({ page }) => {
  await page.goto(`${origin('riverside')}${venuePath(flagships.riverside.slug, dayFromToday(1))}`);
  const days = page.getByRole('radiogroup', { name: 'Day' });
  await expect(days).toBeVisible();
  const tracks = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => getComputedStyle(element))
      .filter(({ overflowX, scrollbarWidth }) => overflowX === 'auto' && scrollbarWidth !== 'none')
      .map(({ scrollbarColor }) => scrollbarColor),
  );
  expect(tracks.length).toBeGreaterThan(0);
  for (const track of tracks) expect(track.endsWith(TRANSPARENT), track).toBe(true);
});
