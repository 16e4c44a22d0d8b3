import type { Browser, BrowserContext } from '@playwright/test';
import type { AppName } from 'shared-contracts/links';
import { origin, type Tenant } from '../support/hosts.ts';
import { moveDates } from '../support/move-dates.ts';
import { movedMs } from './fixed-moment/fixed-moment.ts';
import type { Width } from './state.ts';

/** Usual heights of windows that are so wide, in CSS pixels. */
const HEIGHTS: Record<Width, number> = { 1280: 800, 1080: 1920, 768: 1024, 390: 844, 320: 640 };

export const viewportOf = (width: Width) => ({ width, height: HEIGHTS[width] });

/** Limit for each step of a page, in milliseconds. */
const PATIENCE = 30_000;

/** A browser that no one has used yet. */
export async function openContext(
  browser: Browser,
  { width, tenant, app }: { width: Width; tenant: Tenant; app: AppName },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin(tenant, app),
    viewport: viewportOf(width),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // A page whose document was altered on its way counts as one from elsewhere, and this machine as its neighbour.
    permissions: ['local-network-access'],
  });
  await context.addInitScript(moveDates, movedMs());
  context.setDefaultTimeout(PATIENCE);
  return context;
}
