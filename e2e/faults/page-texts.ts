import type { Page } from '@playwright/test';
import { readBaselineTexts, withoutNumbers } from './baseline-texts.ts';

/** Listens to a page from its first document on, so that nothing is missed however briefly it stands. */
export interface PageTexts {
  /** Everything that was said, each once. */
  all(): string[];
  /** Messages since a time that an undisturbed payment never shows. */
  since(time: number): string[];
}

/** Elements that speak: messages, announcements, and the titles of screens and dialogs. */
const SPEAKERS = '[role=alert], [role=status], [aria-live]:not([aria-live=off]), h1, [role=dialog] h2';

export async function recordPageTexts(page: Page): Promise<PageTexts> {
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
      const usual = readBaselineTexts();
      return wordsOf(heard.filter(({ at }) => at >= time)).filter(
        (words) => !usual.has(withoutNumbers(words)),
      );
    },
  };
}
