import type { Browser, Page } from '@playwright/test';
import { manyVenues } from './many-venues.ts';
import { mainTasks, type Task } from './traced-tasks.ts';

const CENTRES = 5000;
const VIEWPORT = { width: 1280, height: 900 };
/** Points to which the map is dragged from its middle, in parts of its size. */
const PULLS = [
  { x: 0.35, y: 0.1 },
  { x: -0.35, y: 0.25 },
  { x: 0.1, y: -0.35 },
  { x: -0.1, y: 0.2 },
];
const STEPS = 30;
/** Turns of the wheel, each after a round of pulls. */
const ZOOMS = [-400, -400, 600];
/** Milliseconds between two steps, and until a movement has come to rest. */
const FRAME = 16;
const REST = 600;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Point {
  x: number;
  y: number;
}

/** Opens joining with 5,000 centres on its map; answers the middle of the map and its size. */
async function openMap(page: Page, port: number): Promise<{ middle: Point; size: Point }> {
  await page.route('**/online-joining/venues', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ json: { ...envelope, data: manyVenues(envelope.data, CENTRES) } });
  });
  // The first page of joining comes with its centres; from the address of one of them the list is asked for.
  await page.goto(`http://online-joining.riverside.localhost:${port}/centre/sale-leisure-centre`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('button', { name: 'Change location' }).click();
  await page.getByText(`${CENTRES} centres`, { exact: true }).waitFor();
  const map = page.getByRole('application', { name: 'Map of centres' });
  await map.scrollIntoViewIfNeeded();
  await map.locator('canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not shown.');
  return {
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    size: { x: box.width, y: box.height },
  };
}

async function pull(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(from.x + (by.x * step) / STEPS, from.y + (by.y * step) / STEPS);
    await wait(FRAME);
  }
  await page.mouse.up();
  await wait(REST);
}

/** The tasks of a page while something is done with it. */
async function tasksOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await work();
  return mainTasks((await browser.stopTracing()).toString());
}

/** Moves joining's map of 5,000 centres about with the mouse, at several zooms; answers the tasks that came of it. */
export async function panMap(browser: Browser, port: number): Promise<Record<'panning' | 'zooming', Task[]>> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const { middle, size } = await openMap(page, port);
    const tasks: Record<'panning' | 'zooming', Task[]> = { panning: [], zooming: [] };
    for (const turn of ZOOMS) {
      const panning = await tasksOf(browser, page, async () => {
        for (const { x, y } of PULLS) await pull(page, middle, { x: x * size.x, y: y * size.y });
      });
      const zooming = await tasksOf(browser, page, async () => {
        await page.mouse.move(middle.x, middle.y);
        await page.mouse.wheel(0, turn);
        await wait(2 * REST);
      });
      tasks.panning.push(...panning);
      tasks.zooming.push(...zooming);
    }
    return tasks;
  } finally {
    await context.close();
  }
}
