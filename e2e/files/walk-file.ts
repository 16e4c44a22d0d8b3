import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { setFault } from '../support/faults.ts';
import type { OwnSite } from '../support/own-site.ts';
import { isFileAt, stableName } from './built-files.ts';
import { openVisit, PATIENCE } from './open-visit.ts';
import { quietFiles, reasonFor } from './quiet-files.ts';
import type { Visit } from './visits.ts';

export const KINDS = ['404', 'html', 'cut', 'throw', 'hang'] as const;
export type Kind = (typeof KINDS)[number];

/** What a page says of a file that is missing. */
const WORDS = /could not be (loaded|opened|reached)|The page failed to load correctly/;

const words = (page: Page) => page.getByText(WORDS).first();
const wayBack = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

/** A part without 'Try again' is asked for again as it was the first time. */
const askedAgain: readonly [RegExp, (page: Page) => Promise<void>][] = [
  [
    /The calendar could not be loaded/,
    (page) =>
      page
        .getByRole('button', { name: /date: / })
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
  { file, kind, visit }: { file: string; kind: Kind; visit: Visit },
  { browser, request, site }: { browser: Browser; request: APIRequestContext; site: OwnSite },
): Promise<void> {
  const origin = site.origin('riverside');
  const { page, context, arrive } = await openVisit(visit, { browser, request, site });
  const isQuiet = reasonFor(quietFiles, stableName(file)) !== null;
  await setFault(request, { file, kind }, origin);
  try {
    const arrival = arrive();
    // It is awaited below; until then a failure must not end the test with other words.
    arrival.catch(() => undefined);
    if (isQuiet) {
      await arrival;
      return;
    }
    await expect(words(page)).toBeVisible({ timeout: PATIENCE });
    const said = (await words(page).textContent()) ?? '';
    const shown = await page.locator('body').innerText();
    expect(shown.replace(said, '').trim().length, 'the rest of the page').toBeGreaterThan(40);

    await setFault(request, { file, kind: 'none' }, origin);
    const isBack = page.waitForResponse((answer) => isFileAt(file, answer.url()) && answer.ok());
    // Mending ends the answer that hangs; a page may take that for a failure and ask again before the click.
    await Promise.race([clickOnce(page, said), isBack]);
    await isBack;
    await arrival;
    await expect(words(page)).toHaveCount(0);
  } finally {
    await setFault(request, { file, kind: 'none' }, origin);
    await context.close();
  }
}
