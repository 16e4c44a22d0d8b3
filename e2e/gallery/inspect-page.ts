import type { Page } from '@playwright/test';

/** A page counts as still once nothing in it has changed for so long, in milliseconds. */
const STILL_FOR = 200;
/** A page that never comes to rest is photographed as it is. */
const LONGEST_WAIT = 2_500;

/** Waits until fonts and pictures are there and nothing changes any more, such as after a change of the width. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(
    async ([stillFor, longestWait]) => {
      const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
      const loaded = [...document.images]
        .filter(({ complete, loading }) => !complete && loading !== 'lazy')
        .map((image) => new Promise((resolve) => image.addEventListener('load', resolve)));
      await Promise.race([Promise.all([document.fonts.ready, ...loaded]), after(longestWait)]);
      let changedAt = performance.now();
      const end = changedAt + longestWait;
      const observer = new MutationObserver(() => {
        changedAt = performance.now();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      while (performance.now() < Math.min(changedAt + stillFor, end)) await after(20);
      observer.disconnect();
    },
    [STILL_FOR, LONGEST_WAIT] as const,
  );
}

/**
 * Browsers leave out what is far below the window where a style allows it. Draws it anyway, and answers the
 * height of the document in CSS pixels, and the way back. The page's policy forbids a style element.
 */
export async function renderWholePage(
  page: Page,
): Promise<{ height: number; restoreLayout(): Promise<void> }> {
  const height = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return document.documentElement.scrollHeight;
  });
  const restoreLayout = () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  return { height, restoreLayout };
}

/**
 * The element that makes the document wider than the window; `null` if none does. While a page is covered and cannot
 * be scrolled, its width does not matter.
 */
export async function findOverflow(page: Page, isCovered: boolean): Promise<string | null> {
  return page.evaluate((isCovered) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isLocked = isCovered && (clips(document.documentElement) || clips(document.body));
    if (isLocked || scrollWidth <= clientWidth) return null;
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return (clips(parentElement) && !isTooWide(parentElement)) || isClipped(parentElement);
    };
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ‘${element.textContent?.trim().slice(0, 60) ?? ''}’`;
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => isTooWide(element) && ![...element.children].some(isTooWide))
      .filter((element) => !isClipped(element))
      .slice(0, 3)
      .map(describe);
    return `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${names.join(', ')}`;
  }, isCovered);
}

/**
 * The buttons that are too many: a view has one for its main step, and one for the second most important. A dialog is a view
 * of its own, the frame of the site is none. An empty list is as it should be.
 */
export const findLoudButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1);
    const view = open ?? document.querySelector('main') ?? document.body;
    return ['primary', 'secondary'].flatMap((variant) => {
      const shown = [...view.querySelectorAll(`[data-variant="${variant}"]`)].filter(
        (button) => button.matches('a, button') && button.checkVisibility(),
      );
      const names = shown.map(({ textContent }) => `'${textContent?.trim()}'`);
      return names.length > 1 ? [`${variant}: ${names.join(', ')}`] : [];
    });
  });
