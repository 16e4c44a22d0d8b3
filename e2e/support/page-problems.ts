import type { Page } from '@playwright/test';

/** Collects what a page does that it should not: breaches of its policy, errors in its console or of its scripts. */
export async function watchForProblems(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.exposeFunction('reportBreach', (breach: string) => troubles.push(`policy: ${breach}`));
  await page.addInitScript(() => {
    const { reportBreach } = window as unknown as { reportBreach(breach: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportBreach(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  return troubles;
}
