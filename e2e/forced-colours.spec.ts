import type { Locator, Page } from '@playwright/test';
import { differenceOf } from './support/compare-pictures.ts';
import { flagships, origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

/** Another fill changes most of a control; another edge or weight of its words does not. */
const ANOTHER_FILL = 0.5;

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const timetable = `${origin('riverside')}${venuePath(flagships.riverside.slug, dayFromToday(1))}`;

/** Expects what is chosen to look different, in forced colours, from the same control while it is not. */
async function expectPlain(page: Page, chosen: Locator, unchoose: (control: HTMLElement) => void) {
  await expect(chosen).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const picture = () => chosen.screenshot({ animations: 'disabled', caret: 'hide' });
  // A locator that follows the mark would lose the control without it.
  const control = await chosen.elementHandle();
  const before = await picture();
  await control?.evaluate(unchoose as (control: HTMLElement | SVGElement) => void);
  const after = await control?.screenshot({ animations: 'disabled', caret: 'hide' });
  if (!after) throw new Error('The control is gone.');
  expect(await differenceOf(page, before, after)).toBeGreaterThan(ANOTHER_FILL);
}

test('the chosen day stands out', async ({ page }) => {
  await page.goto(timetable);
  const days = page.getByRole('radiogroup', { name: 'Day' });
  await expectPlain(page, days.getByRole('radio', { checked: true }), (day) =>
    day.setAttribute('aria-checked', 'false'),
  );
});

test('the chosen chip stands out', async ({ page }) => {
  await page.goto(timetable);
  const chip = page.getByRole('main').locator('label', { hasText: /^All/ });
  await expectPlain(page, chip, (label) => {
    const input = label.querySelector('input');
    if (input) input.checked = false;
  });
});

test('the current page stands out', async ({ page, enterAs }) => {
  await enterAs(people.nia);
  await page.goto(`${origin('riverside', 'my-account')}/user-details`);
  const current = page
    .getByRole('link', { name: 'My details', exact: true })
    .and(page.locator('[aria-current]'));
  await expectPlain(page, current, (link) => link.removeAttribute('aria-current'));
});

test('the chosen segment stands out', async ({ page, enterAs }) => {
  await enterAs(people.casey);
  await page.goto(timetable);
  const segment = page.getByRole('radiogroup', { name: 'Booking for' }).getByRole('radio', { checked: true });
  await expectPlain(page, segment, (radio) => radio.setAttribute('aria-checked', 'false'));
});

test('the logo keeps the colour behind it that it was made for', async ({ page }) => {
  await page.goto(origin('riverside'));
  const logo = page.getByRole('banner').getByRole('img', { name: 'Riverside Leisure' });
  await expect(logo).toBeVisible();
  const [behind, brand] = await logo.evaluate((image) => {
    const sample = document.createElement('i');
    sample.style.cssText = 'forced-color-adjust: none; background: var(--brand-header)';
    image.after(sample);
    return [image, sample].map((element) => getComputedStyle(element).backgroundColor);
  });
  expect(brand).toMatch(/^rgb\(/);
  expect(behind).toBe(brand);
});
