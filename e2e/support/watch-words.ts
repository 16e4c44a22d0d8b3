import { expect, type Page } from '@playwright/test';

/**
 * Watches whether words come up, however soon they go or the page moves on: a notification is gone five seconds later,
 * which a busy machine can take to look. To be called before the words can come up.
 */
export async function watchWords(page: Page, words: string) {
  let hasShown = false;
  await page.exposeFunction('tellWordsShown', () => {
    hasShown = true;
  });
  await page.evaluate((awaited) => {
    const { tellWordsShown } = window as Window & { tellWordsShown?: () => void };
    const look = () => {
      if (document.body.innerText.includes(awaited)) tellWordsShown?.();
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, words);
  return { expectShown: () => expect.poll(() => hasShown, { message: words }).toBe(true) };
}
