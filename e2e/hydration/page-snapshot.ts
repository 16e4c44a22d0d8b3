import type { Page } from '@playwright/test';
import { waitUntilStable } from '../gallery/inspect-page.ts';

/** Appearance of a page at one moment. */
export interface PageSnapshot {
  picture: Buffer;
  /** Every element that takes room, with its own words, its place and its size. */
  boxes: readonly string[];
}

/** A map is drawn by the browser alone, in a frame that has its size from the start. */
const MAP = ':has(> [role="application"])';

/** Number of differences worth reading. */
const MOST_NAMED = 8;

export async function takeSnapshot(page: Page): Promise<PageSnapshot> {
  await waitUntilStable(page);
  const boxes = await page.evaluate((map) => {
    const elements = [...document.body.querySelectorAll('*:not(script, style, noscript, template, link)')];
    return elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || element.parentElement?.closest(map)) return [];
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
      const place = [x, y, width, height].map((length) => Math.round(length * 2) / 2).join(' ');
      return [`<${element.localName}> ${words && `‘${words.slice(0, 80)}’ `}at ${place}`];
    });
  }, MAP);
  const picture = await page.screenshot({ animations: 'disabled', mask: [page.locator(MAP)] });
  return { picture, boxes };
}

/** The boxes that one look has and the other has not. */
export function compareBoxes(before: readonly string[], after: readonly string[]): string[] {
  const gone = leftOver(before, after).map((box) => `gone: ${box}`);
  const come = leftOver(after, before).map((box) => `come: ${box}`);
  return [...gone.slice(0, MOST_NAMED), ...come.slice(0, MOST_NAMED)];
}

/** The boxes that the others do not have, each as often as it is missing there. */
function leftOver(boxes: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const box of others) counts.set(box, (counts.get(box) ?? 0) + 1);
  return boxes.filter((box) => {
    const count = counts.get(box) ?? 0;
    counts.set(box, count - 1);
    return count <= 0;
  });
}
