import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The narrowest width that everything must fit into without scrolling sideways, in CSS pixels. */
const NARROWEST = 320;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessible as far as a machine can tell, at this width and at the narrowest, where all of it fits. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectToFitNarrowest(page);
  await expectNoViolations(page);
}

/** No breach of WCAG 2.2 AA that a machine can find. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** Every breach of WCAG 2.2 AA that a machine can find, each with its place. */
export async function findViolations(page: Page): Promise<string[]> {
  await settleAnimations(page);
  // Putting the results of several frames together takes axe its own page, and most of its time.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(!hasFrames).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, place: target.join(' '), failureSummary })),
  );
  const certain = [];
  for (const violation of found) if (await isCertain(page, violation)) certain.push(violation);
  return certain.map(
    ({ id, help, place, failureSummary }) => `${id} (${help}) at ${place}: ${failureSummary}`,
  );
}

/**
 * A target that scrolls under a bar which stays is not too small: it is judged again, in the middle of the window.
 * Every other violation is one wherever the page is scrolled to.
 */
async function isCertain(page: Page, { id, place }: { id: string; place: string }): Promise<boolean> {
  if (id !== 'target-size' || (await page.locator(place).count()) !== 1) return true;
  await page.locator(place).evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const again = await new AxeBuilder({ page }).withRules([id]).setLegacyMode().analyze();
  return again.violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === place));
}

/** Waits for what fades or moves to end: on the way its colours are no one's choice. What never ends is not waited for. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Makes the page as narrow as it has to fit, and expects no scrolling sideways. */
export async function expectToFitNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'width of the page' })
    .toBeLessThanOrEqual(NARROWEST);
}
