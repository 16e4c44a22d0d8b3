import type { Page } from '@playwright/test';

/** Keeps the answers of some requests back until they are let through. */
export async function holdAnswer(page: Page, url: string | RegExp) {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let isAwaited = false;
  await page.route(url, async (route) => {
    isAwaited = true;
    await held;
    await route.fallback();
  });
  return { letThrough: () => letThrough(), isAwaited: () => isAwaited };
}
