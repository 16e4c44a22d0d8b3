import type { Page } from '@playwright/test';

/**
 * Every control whose label of its own lacks the words that one sees on it (WCAG 2.5.3), so that someone who speaks
 * them would not reach it. A word may be a short form of the name's: `Sun` of `Sunday`.
 */
export const findLabelNameMismatches = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

    /** True if each seen word begins a word of the name, in the order in which they are seen. */
    function holdsInOrder(name: readonly string[], seen: readonly string[]): boolean {
      let from = 0;
      return seen.every((word) => {
        const at = name.findIndex((spoken, index) => index >= from && spoken.startsWith(word));
        from = at + 1;
        return at >= 0;
      });
    }

    function nameOf(control: Element): string {
      const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      return labels.join(' ') || (control.getAttribute('aria-label') ?? '');
    }

    /** Without decoration, as a count in a corner, and without what is a pixel wide and only read out. */
    function seenOn(control: Element): string {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isSeen = parent && parent.getBoundingClientRect().width > 1;
        if (isSeen && !parent.closest('[aria-hidden="true"]')) texts.push(node.textContent ?? '');
      }
      return texts.join(' ').trim();
    }

    const kinds = ['button', 'a[href]', 'summary', '[role="radio"]', '[role="tab"]'];
    const controls = [...document.querySelectorAll(kinds.join())]
      .filter((control) => control.matches('[aria-label], [aria-labelledby]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return controls
      .filter((control) => !holdsInOrder(wordsOf(nameOf(control)), wordsOf(seenOn(control))))
      .map((control) => `'${seenOn(control)}' is named '${nameOf(control)}'`);
  });
