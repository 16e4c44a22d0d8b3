import type { BenchPage } from './bench-pages.ts';

/** Notes of a page about itself while it is measured; times in milliseconds since navigation. */
export interface PageNotes {
  lcp: number;
  cls: number;
  /** Start and length of each long task. */
  long: [start: number, duration: number][];
  /** When its heading and first rows were there. */
  content: number | null;
  /** When the click was answered that was made as soon as there was something to click. */
  answered: number | null;
  /** True if it came with its content, from the renderer. */
  isRendered: boolean;
}

const WATCH = `({ rows, least, click }, isClicking) => {
  const notes = { lcp: 0, cls: 0, long: [], content: null, answered: null, isRendered: false };
  window.benchNotes = notes;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { notes.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) notes.cls += entry.value; });
  observe('longtask', (entry) => notes.long.push([entry.startTime, entry.duration]));
  // The page's own scripts take the mark off.
  new MutationObserver(() => {
    if (document.querySelector('[data-rendered]')) notes.isRendered = true;
  }).observe(document, { childList: true, subtree: true });
  const isShown = (element) => element.getClientRects().length > 0;
  const shownRows = () => [...document.querySelectorAll(rows)].filter(isShown).length;
  let button, before;
  const look = () => {
    const heading = document.querySelector('h1');
    if (notes.content === null && heading?.textContent && isShown(heading) && shownRows() >= least)
      notes.content = performance.now();
    if (isClicking && !button && notes.content !== null) {
      button = [...document.querySelectorAll(click.button)].find(
        (each) => isShown(each) && (!click.words || each.textContent === click.words),
      );
      before = shownRows();
      button?.click();
    }
    if (button && notes.answered === null) {
      const isAnswered =
        click.answer === 'checked' ? button.getAttribute('aria-checked') === 'true' : shownRows() > before;
      if (isAnswered) notes.answered = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** The script that has a page take notes; one that clicks spoils the other figures. */
export const observeScript = (page: BenchPage, isClicking: boolean): string =>
  `(${WATCH})(${JSON.stringify(page)}, ${isClicking})`;
