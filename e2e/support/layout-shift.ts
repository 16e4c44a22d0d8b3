import { expect, type Page } from '@playwright/test';

/** A shift of the layout, with the parts that moved and how far, as a failed test prints it. */
interface Shift {
  value: number;
  moved: string[];
  /** Someone had pressed or typed something before. */
  isAnswer: boolean;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

type ShiftWatcher = Window & { layoutShifts?: Shift[] };

/** Watches how far a page's contents move by themselves. To be called before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as ShiftWatcher).layoutShifts = shifts;
    let touchedAt = Number.POSITIVE_INFINITY;
    const touch = () => {
      touchedAt = Math.min(touchedAt, performance.now());
    };
    for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, touch, true);
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput, startTime } of list.getEntries() as ShiftEntry[]) {
        const isAnswer = hadRecentInput || startTime > touchedAt;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = `${node?.nodeName ?? 'what is gone'} '${node?.textContent?.slice(0, 60) ?? ''}'`;
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push({ value, moved, isAnswer });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of a page that is watched, from the first on. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // Shifts of the last frame are reported after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const shifts = (window as ShiftWatcher).layoutShifts;
    if (!shifts) throw new Error('No one watches the layout of this page.');
    return shifts;
  });

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

/** The score of a watched page so far, as in Cumulative Layout Shift. */
export const readShift = async (page: Page): Promise<number> => sum(await readShifts(page));

/** Expects that a watched page has moved no further than a score; otherwise the failure lists what moved. */
export async function expectStable(page: Page, mostShift: number): Promise<void> {
  const shifts = await readShifts(page);
  if (sum(shifts) > mostShift) expect(shifts).toEqual([]);
}

/** Parts of a watched page that moved before someone pressed or typed anything; `null` if they moved no further than a score. */
export async function findShift(page: Page, mostShift: number): Promise<string | null> {
  const unasked = (await readShifts(page)).filter(({ isAnswer }) => !isAnswer);
  const total = sum(unasked);
  if (total <= mostShift) return null;
  const moved = unasked.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join('; ')}`);
  return `The page moves by ${total.toFixed(3)} (${moved.join(' | ')})`;
}
