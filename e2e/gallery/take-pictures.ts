import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { CONTENTS } from '../support/answers/content.ts';
import { interceptAnswers } from '../support/answers/intercept-answers.ts';
import { findShift, watchLayoutShift } from '../support/layout-shift.ts';
import { findLoudButtons, findOverflow, renderWholePage, waitUntilStable } from './inspect-page.ts';
import type { Job } from './jobs.ts';
import { openContext, viewportOf } from './open-context.ts';
import type { Picture, Problem } from './picture.ts';
import { fillBasket, setScene } from './scene.ts';
import { personOf } from './seeded-people.ts';
import type { Scene, Width } from './state.ts';
import type { Studio } from './studio.ts';
import { type WatchedErrors, watchErrors } from './watch-errors.ts';

/** Accessibility is checked once for each brand, with either layout. */
const CHECKED_WIDTHS: readonly Width[] = [1280, 1080, 390];
/** Cumulative Layout Shift of a page that opens, until it is used. */
const MOST_SHIFT = 0.02;
/** Of 100; the pictures are looked at, not measured. */
const QUALITY = 70;

/** Opens a state and photographs it in all its widths, checked with axe if asked for. A state that cannot be reached is photographed as far as it got. */
export async function takePictures(job: Job, studio: Studio, hasAxe: boolean): Promise<Picture[]> {
  const { state, tenant, content } = job;
  const [width = 1280] = job.widths;
  const person = personOf(state.as ?? 'sam', tenant);
  if (!person) throw new Error(`${tenant} does not know ${state.as}.`);
  const customer = await studio.customerOf(person);
  const context = await openContext(studio.browser, { width, tenant, app: state.app });
  const pictures: Picture[] = [];
  try {
    const broken = await interceptAnswers(context, state.answers ?? [], content);
    const page = await context.newPage();
    const { out } = studio;
    const camera = { job, page, out, hasAxe, errors: watchErrors(page, broken, state.expects) };
    try {
      if (state.as) await customer.clearBasket();
      if (state.as) await customer.logIn(context);
      await fillBasket(customer, state.basket ?? []);
      const moved = await reach(job, page, setScene(studio, customer));
      for (const each of job.widths)
        pictures.push(await photograph(camera, each, each === width ? moved : []));
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : String(failure);
      pictures.push(await photograph(camera, width, [{ kind: 'not reached', text }]));
    }
    return pictures;
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Brings a page into its state. Answers what has moved there while it opened. */
async function reach({ state }: Job, page: Page, scene: Scene): Promise<Problem[]> {
  const address = typeof state.path === 'string' ? state.path : await state.path(scene);
  await watchLayoutShift(page);
  await page.goto(address, { waitUntil: state.neverLoads ? 'commit' : 'load' });
  await state.prepare(page, scene);
  await waitUntilStable(page);
  const text = state.replacesContent ? null : await findShift(page, MOST_SHIFT);
  return text ? [{ kind: 'shift', text }] : [];
}

interface Camera {
  job: Job;
  page: Page;
  /** Folder of the gallery. */
  out: string;
  hasAxe: boolean;
  errors: WatchedErrors;
}

async function photograph(camera: Camera, width: Width, known: readonly Problem[] = []): Promise<Picture> {
  const { page, out, hasAxe, errors } = camera;
  const { area, state, tenant, content } = camera.job;
  const isOverlay = state.isOverlay ?? false;
  const problems = [...known];
  await page.setViewportSize(viewportOf(width));
  await waitUntilStable(page);
  // The focused element may have been scrolled into view; the bar at the top would be photographed in the middle.
  if (!isOverlay) await page.evaluate(() => window.scrollTo(0, 0));
  const overflow = await findOverflow(page, isOverlay);
  if (overflow) problems.push({ kind: 'overflow', text: overflow });
  for (const text of await findLoudButtons(page)) problems.push({ kind: 'loud', text });
  const { height, restoreLayout } = await renderWholePage(page);
  const file = `pictures/${area}-${state.id}-${tenant}-${content}-${width}.jpg`;
  await page.screenshot({
    path: path.join(out, file),
    type: 'jpeg',
    quality: QUALITY,
    fullPage: !isOverlay,
    animations: 'disabled',
  });
  const isReached = known.every(({ kind }) => kind !== 'not reached');
  const isFirstContent = content === (state.contents ?? CONTENTS)[0];
  if (hasAxe && isReached && isFirstContent && CHECKED_WIDTHS.includes(width)) {
    // A bar at the window's foot covers what scrolls past it, which axe takes for a target that is too small.
    if (!isOverlay) await page.setViewportSize({ width, height });
    for (const text of await findViolations(page)) problems.push({ kind: 'accessibility', text });
  }
  for (const text of errors.take()) problems.push({ kind: 'console', text });
  await restoreLayout();
  return {
    area,
    state: state.id,
    title: state.title,
    tenant,
    content,
    width,
    height: isOverlay ? viewportOf(width).height : height,
    file,
    problems,
  };
}
