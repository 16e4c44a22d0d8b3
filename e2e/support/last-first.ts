import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Milliseconds in which a page draws what has come and asks for more. */
const TIME_TO_DRAW = 250;
/** Milliseconds for all answers together: a page says that it cannot load an account that does not come for long. */
const MOST_TIME = 3_000;

/**
 * Keeps every answer of the API back while a page opens. Returns how to let them come: one by one, the
 * latest asked for first, with time to draw after each. What is asked for after the last of them comes at once.
 */
export async function answerLastFirst(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(/\/api\//, async (route) => {
    // To the changed answers of the context, if there are any.
    if (isOver) await route.fallback();
    else held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const pause = Math.min(TIME_TO_DRAW, MOST_TIME / held.length);
    for (let route = held.pop(); route; route = held.pop()) {
      const request = route.request();
      // The page may have dropped it since, as when it learns whose page it is.
      if (request.failure() !== null) continue;
      const isThis = (other: Request) => other === request;
      const answered = Promise.race([
        page.waitForEvent('requestfinished', isThis),
        page.waitForEvent('requestfailed', isThis),
      ]);
      await route.fallback();
      await answered;
      await page.waitForTimeout(pause);
    }
    isOver = true;
  };
}
