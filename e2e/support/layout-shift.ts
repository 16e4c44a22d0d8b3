import type { Page } from '@playwright/test';

type ShiftWatcher = Window & { layoutShift?: number };

/** Watches how far a page's contents move by themselves. Returns how to read the score, as in Cumulative Layout Shift. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watcher = window as ShiftWatcher;
    watcher.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watcher.layoutShift = (watcher.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts of the last frame are reported after it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as ShiftWatcher).layoutShift ?? Number.POSITIVE_INFINITY;
    });
}
