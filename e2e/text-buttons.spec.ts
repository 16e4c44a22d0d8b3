import type { Page } from '@playwright/test';
import { origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const account = origin('riverside', 'my-account');

/** Words of text buttons that begin a line, with how far they are from the edge of their column. */
function misaligned(page: Page): Promise<string[]> {
  return page.locator('main [data-variant="text"]:not([data-full])').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const row = button.parentElement;
      const words = button.querySelector(':scope > svg, :scope > span');
      if (!row || !words || getComputedStyle(row).flexWrap !== 'wrap') return [];
      const { top, bottom } = button.getBoundingClientRect();
      const isFirst = [...row.children].every((other) => {
        const box = other.getBoundingClientRect();
        return (
          other === button ||
          box.bottom <= top ||
          box.top >= bottom ||
          box.width === 0 ||
          box.left > button.getBoundingClientRect().left
        );
      });
      const { paddingLeft, marginLeft } = getComputedStyle(row);
      const column =
        row.getBoundingClientRect().left + Number.parseFloat(paddingLeft) - Number.parseFloat(marginLeft);
      const off = words.getBoundingClientRect().left - column;
      return isFirst && Math.abs(off) > 1 ? [`${button.textContent}: ${off} px`] : [];
    }),
  );
}

test('text buttons that begin a line align with their column @phone', async ({ page, enterAs }) => {
  await enterAs(people.alex);
  for (const [path, name] of [
    ['/memberships', /^(Freeze|End) membership/],
    ['/bookings', 'Sync with your calendar'],
  ] as const) {
    await page.goto(`${account}${path}`);
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
    await test.step(path, async () => expect(await misaligned(page)).toEqual([]));
  }
});
