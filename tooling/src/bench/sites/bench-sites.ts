import type { BrowserContext } from '@playwright/test';
import type { BenchPage } from '../bench-pages.ts';

/**
 * Forms of a page: as it is served; drawn in the browser, as it was before there was a renderer; without its scripts; with
 * the same screens built as one bundle; or by the site that this one is compared with.
 */
export type Build = 'federated' | 'drawn by scripts' | 'static HTML' | 'one bundle' | 'other';

export interface BenchSite {
  build: Build;
  port: number;
  cookies: Parameters<BrowserContext['addCookies']>[0];
}

/** A query that no page knows: its answer is not rendered. */
const UNRENDERED = '?drawn=by-scripts';

/** True if a build has a page of its own. What is personal is drawn by scripts anyway, and is empty without them. */
export function isDrawnOn(build: Build, page: BenchPage): boolean {
  return !page.isPersonal || (build !== 'drawn by scripts' && build !== 'static HTML');
}

/** A page as it is visited on a build. Without scripts there is nothing that answers a click. */
export function targetOn(build: Build, page: BenchPage): BenchPage {
  if (build === 'static HTML') return { ...page, click: null };
  return build === 'drawn by scripts' ? { ...page, path: page.path + UNRENDERED } : page;
}

/** True if a build sends a page with its content, so that a skeleton would be measured as something else. */
export const isRenderedOn = (build: Build, page: BenchPage): boolean =>
  !page.isPersonal && (build === 'federated' || build === 'static HTML');
