import type { ConsoleMessage, Page } from '@playwright/test';

/** Errors of a page's console and scripts. */
export interface WatchedErrors {
  /** Those since the last time. */
  take(): string[];
}

/** Browsers report every answer that is a failure; those that were made to fail are no error of the page. */
const isAnswer = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

export function watchErrors(
  page: Page,
  broken: ReadonlySet<string>,
  expected: readonly RegExp[] = [],
): WatchedErrors {
  let errors: string[] = [];
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    // A document that is answered with 404 shows it on the page.
    const isExpected = isAnswer(message) && (broken.has(url) || url === page.url());
    if (message.type() === 'error' && !isExpected) report(`${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => report(error.message));
  return {
    take() {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
