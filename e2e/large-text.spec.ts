import { origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const bookings = origin('riverside');

test.use({ viewport: { width: 320, height: 640 } });

test('the cards of home hold their words and buttons with text of twice the size', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`${bookings}/`);
  await expect(page.getByRole('button', { name: /^Add to basket|^Book now/ }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
  const beyond = await page.locator('main li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right, bottom } = card.getBoundingClientRect();
      // A name has two lines at most, and its end is left out.
      return [...card.querySelectorAll('p, button, strong')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const { whiteSpace, webkitLineClamp } = getComputedStyle(part);
        const isName = whiteSpace === 'nowrap' || webkitLineClamp === '2';
        const isCut = !isName && part.scrollHeight > part.clientHeight + 4;
        return box.width > 1 && (box.right > right + 1 || box.bottom > bottom + 1 || isCut)
          ? [`${part.tagName} ‘${part.textContent?.slice(0, 40)}’ of ‘${card.textContent?.slice(0, 40)}’`]
          : [];
      });
    }),
  );
  expect(beyond).toEqual([]);
});
