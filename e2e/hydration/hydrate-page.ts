import type { BrowserContext, Page, Route } from '@playwright/test';
import { PERSON_UNKNOWN } from 'shared-contracts/unhydrated-page';
import { waitUntilStable } from '../gallery/inspect-page.ts';
import { watchErrors } from '../gallery/watch-errors.ts';
import { readShift, watchLayoutShift } from '../support/layout-shift.ts';
import { differingPixels } from './compare-pictures.ts';
import { createGate, type Gate } from './gate.ts';
import { compareBoxes, type PageSnapshot, takeSnapshot } from './page-snapshot.ts';

/** Distance that a page may move while it is hydrated. */
const MOST_SHIFT = 0.01;

/** Limit for hydrating a page on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** Changes to a rendered page when its scripts take over. */
export interface Hydration {
  findings: string[];
  before: PageSnapshot;
  after: PageSnapshot;
}

interface Expectations {
  /** True if the page looks as before once it is hydrated, and does not move. */
  isSame: boolean;
  /** True if calls are made to fail, which a browser reports in the console. */
  hasFailures: boolean;
}

/**
 * Opens a rendered page, looks at it before its scripts run and again when they have taken it over; `null` when it came
 * as its skeleton.
 */
export async function hydratePage(
  context: BrowserContext,
  url: string,
  { isSame, hasFailures }: Expectations,
): Promise<Hydration | null> {
  const scripts = createGate();
  const calls = createGate();
  await context.route('**/*', (route) => holdBack(route, scripts, calls));
  const page = await context.newPage();
  const expected = hasFailures ? [/^Failed to load resource/] : [];
  const errors = watchErrors(page, new Set(), expected);
  await watchLayoutShift(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  if ((await page.locator('#root[data-rendered]').count()) === 0) return null;
  // Text that changes its face moves, too, but not because of the scripts.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await takeSnapshot(page);
  const shiftBefore = await readShift(page);
  scripts.open();
  await waitUntilHydrated(page);
  const after = await takeSnapshot(page);
  const shift = (await readShift(page)) - shiftBefore;
  calls.open();
  await waitUntilStable(page);
  const findings = errors.take().map((error) => `error: ${error.split('\n')[0]}`);
  if (!(await showsPersonal(page))) findings.push('prices stay hidden from someone who is logged in');
  if (isSame) {
    findings.push(...compareBoxes(before.boxes, after.boxes));
    const pixels = await differingPixels(await context.newPage(), before.picture, after.picture);
    if (findings.length === 0 && pixels > 0) findings.push(`the pictures differ in ${pixels} pixels`);
    if (shift > MOST_SHIFT) findings.push(`it moves: ${shift.toFixed(4)}`);
  }
  return { findings, before, after };
}

/** Nothing of the API is heard until the page has been looked at: what is new then is the scripts' alone. */
async function holdBack(route: Route, scripts: Gate, calls: Gate): Promise<void> {
  const type = route.request().resourceType();
  if (type === 'script') await scripts.passed;
  if (type === 'xhr' || type === 'fetch') await calls.passed;
  await route.continue();
}

/** True once a page shows the prices and actions of the person with the token: it waits for each answer that is theirs. */
const showsPersonal = (page: Page): Promise<boolean> =>
  page
    .locator(`html:not([${PERSON_UNKNOWN}])`)
    .waitFor({ state: 'attached', timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );

/** Everything that the design system draws is React's once it listens there. */
const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const drawn = [...document.querySelectorAll('#root [class^="tl-"]')];
      const isTaken = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps'));
      return drawn.length > 0 && drawn.every(isTaken);
    },
    undefined,
    { timeout: PATIENCE },
  );
