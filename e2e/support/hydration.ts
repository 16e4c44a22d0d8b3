import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A renderer starts, and on a busy machine its first pages are late. */
export const STARTED = { timeout: 80_000 };

/** Asks until a page comes with its content. */
export const expectRendered = (request: APIRequestContext, url: string) =>
  expect
    .poll(async () => (await request.get(url, { headers: { accept: 'text/html' } })).text(), STARTED)
    .toContain('data-rendered');

/** Keeps what a page complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  return complaints;
}

/** Waits until React has taken the screen over. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('h1, main button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
