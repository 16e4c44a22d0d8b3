import type { Page } from '@playwright/test';

type SpinnerWatcher = Window & { hasSpun?: boolean; isSpinning?: boolean };

/**
 * Watches the spinner of the header in every frame: it is shown for three seconds at most, and a busy machine may look
 * too late. To be called before the page is opened.
 */
export async function watchHeaderSpinner(page: Page) {
  await page.addInitScript(() => {
    const watcher = window as SpinnerWatcher;
    function look() {
      const header = document.querySelector('header');
      if (header) {
        const { content, visibility } = getComputedStyle(header, '::after');
        watcher.isSpinning = content !== 'none' && visibility === 'visible';
        watcher.hasSpun ||= watcher.isSpinning;
      }
      requestAnimationFrame(look);
    }
    look();
  });
  return {
    hasShown: () => page.waitForFunction(() => (window as SpinnerWatcher).hasSpun),
    isGone: () => page.waitForFunction(() => (window as SpinnerWatcher).isSpinning === false),
  };
}
