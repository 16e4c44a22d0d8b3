import type { Page } from '@playwright/test';
import { readUsualWords, withoutFigures } from './usual-words.ts';

/** Listens to a page from its first document on, so that nothing is missed however briefly it stands. */
export interface PageWords {
  /** Everything that was said, each once. */
  all(): string[];
  /** What was said from a time on that no payment says of which nothing goes wrong. */
  since(time: number): string[];
}

/** What speaks: messages, announcements, and the titles of screens and dialogs. */
const SPEAKERS = '[role=alert], [role=status], [aria-live]:not([aria-live=off]), h1, [role=dialog] h2';

export async function listenToPage(page: Page): Promise<PageWords> {
  const heard: { words: string; at: number }[] = [];
  await page.exposeFunction('hearPage', (words: string) => heard.push({ words, at: Date.now() }));
  await page.addInitScript((speakers) => {
    const { hearPage } = window as unknown as { hearPage(words: string): void };
    const known = new Set<string>();
    const listen = () => {
      for (const speaker of document.querySelectorAll<HTMLElement>(speakers)) {
        const words = speaker.innerText.replace(/\s+/g, ' ').trim();
        if (words === '' || known.has(words) || !speaker.checkVisibility()) continue;
        known.add(words);
        hearPage(words);
      }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  }, SPEAKERS);
  const wordsOf = (said: typeof heard) => [...new Set(said.map(({ words }) => words))];
  return {
    all: () => wordsOf(heard),
    since(time) {
      const usual = readUsualWords();
      return wordsOf(heard.filter(({ at }) => at >= time)).filter(
        (words) => !usual.has(withoutFigures(words)),
      );
    },
  };
}
