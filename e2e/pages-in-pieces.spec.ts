import type { Page } from '@playwright/test';
import { holdAnswer } from './support/hold-answer.ts';
import { flagships, origin } from './support/hosts.ts';
import { expectRendered } from './support/hydration.ts';
import { readShifts, watchLayoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';

/** Layout shift when the rest of a page arrives, wherever the network cut its document: it comes in very few pieces. */
const MOST_SHIFT = 0.01;
/** Tags after which the document is cut again: the whole page would take too long tag by tag. */
const TAGS = 5;

/**
 * Has the browser read a rendered document piece by piece and draw after each, as on a slow network. Styles that look
 * backwards, such as those of a last child, apply only when their parent is complete: until then the page differs.
 */
const readInPieces = (page: Page, url: string) =>
  page.evaluate(
    async ([address, tagsPerPiece]) => {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      const start = html.indexOf('<body');
      const nextFrame = () => new Promise(requestAnimationFrame);
      document.open();
      document.write(html.slice(0, start));
      await document.fonts.ready;
      let piece = '';
      let tags = 0;
      let isWhole = true;
      for (const part of html.slice(start).split(/(?<=>)/)) {
        piece += part;
        // Drawings and scripts are of one piece.
        if (/<(script|style|svg|template)\b[^>]*>$/.test(part)) isWhole = false;
        if (/<\/(script|style|svg|template)>$/.test(part)) isWhole = true;
        if (!isWhole || ++tags % tagsPerPiece !== 0) continue;
        document.write(piece);
        piece = '';
        await nextFrame();
      }
      document.write(piece);
      document.close();
      return tags;
    },
    [url, TAGS] as const,
  );

for (const [name, url] of [
  ['home', `${origin('riverside')}/`],
  ['a venue page', `${origin('riverside')}/location/${flagships.riverside.slug}`],
  ['a search', `${origin('riverside')}/?q=swim`],
  ['the log in', `${origin('riverside')}/login`],
  ['the centres to join', `${origin('riverside', 'online-joining')}/`],
  ['the account', `${origin('riverside', 'my-account')}/`],
] as const)
  test(`${name} keeps still whatever part of it has arrived @phone`, async ({ page, request }) => {
    await expectRendered(request, url);
    await watchLayoutShift(page);
    await holdAnswer(page, /\.js(\?|$)/);
    await page.goto(new URL('/robots.txt', url).href);
    expect(await readInPieces(page, url)).toBeGreaterThan(TAGS);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const farthest = (await readShifts(page)).filter(({ value }) => value > MOST_SHIFT);
    expect(farthest).toEqual([]);
  });
