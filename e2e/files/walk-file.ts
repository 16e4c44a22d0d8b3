import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { setFault } from '../support/faults.ts';
import type { IsolatedSite } from '../support/isolated-site.ts';
import { type BuiltFile, isFileAt } from './built-files.ts';
import { nonCriticalFiles, reasonFor } from './non-critical-files.ts';
import { openVisit, type PreparedVisit, STEP_TIMEOUT } from './open-visit.ts';

/** The ways to break a file. The last one takes as long as the page waits for an answer. */
export const KINDS = ['404', 'html', 'cut', 'throw', 'hang'] as const;
export type Kind = (typeof KINDS)[number];

/** Messages of a page about a missing file. */
const WORDS = /could not be (loaded|opened|reached)|couldn’t (load|reach)|The page failed to load correctly/;

const words = (page: Page) => page.getByText(WORDS).first();
/** A page with a card form has a link in place of the button: no script may be written into it. */
const wayBack = (page: Page) =>
  page
    .getByRole('button', { name: /^(Try again|Load menu)$/ })
    .or(page.getByRole('link', { name: 'Try again' }))
    .first();

/** A part without 'Try again' is requested again as it was the first time. */
const askedAgain: readonly [RegExp, (page: Page) => Promise<void>][] = [
  [
    /The calendar could not be loaded/,
    (page) =>
      page
        .getByRole('button', { name: /date: / })
        .first()
        .click(),
  ],
  [
    /We couldn’t reach your basket/,
    (page) =>
      page
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .click(),
  ],
];

async function clickOnce(page: Page, said: string): Promise<void> {
  const again = askedAgain.find(([pattern]) => pattern.test(said))?.[1];
  if (again) await again(page);
  else await wayBack(page).click();
}

/**
 * Breaks one file under one page: the page must say so in words and keep everything else, and one click must bring the
 * missing part once the file is back. A quiet file must not be missed at all.
 */
export async function walkFile(
  { file, kind, ready }: { file: BuiltFile; kind: Kind; ready: PreparedVisit },
  { browser, request, site }: { browser: Browser; request: APIRequestContext; site: IsolatedSite },
): Promise<void> {
  const origin = site.origin('riverside');
  const fault = (set: Kind | 'none') => setFault(request, { file: file.address, kind: set }, origin);
  const { page, context, arrive } = await openVisit(ready, { browser, site });
  let asked = 0;
  page.on('request', (sent) => {
    if (isFileAt(file, sent.url())) asked += 1;
  });
  await fault(kind);
  try {
    const arrival = arrive();
    // It is awaited below; until then a failure must not end the test with other words.
    arrival.catch(() => undefined);
    await expect
      .poll(() => asked, {
        message: 'how often the page asked for the broken file',
        timeout: 2 * STEP_TIMEOUT,
      })
      .toBeGreaterThan(0);
    if (reasonFor(nonCriticalFiles, file.name) !== null) return await arrival;
    await words(page).waitFor({ timeout: STEP_TIMEOUT });
    const said = (await words(page).textContent()) ?? '';
    const shown = await page.locator('body').innerText();
    expect(shown.replace(said, '').trim().length, 'the rest of the page').toBeGreaterThan(40);

    const isBack = page.waitForResponse((answer) => isFileAt(file, answer.url()) && answer.ok());
    isBack.catch(() => undefined);
    await fault('none');
    // Mending ends the answer that hangs; a page may take that for a failure and ask again before the click.
    await Promise.race([clickOnce(page, said), isBack]);
    await isBack;
    await arrival;
    await expect(words(page)).toHaveCount(0);
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`${kind}: ${error}\nThe page shows:\n${shown.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  } finally {
    await fault('none');
    await context.close();
  }
}
