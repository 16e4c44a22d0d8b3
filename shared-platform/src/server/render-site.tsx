import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { client } from 'shared-contracts/api/client';
import type { PageBoot } from 'shared-contracts/config';
import { siteDay } from 'shared-contracts/dates';
import { createStyleCache } from 'shared-ui/core';
import { prepareFirstBrand } from '../host/prepare-first-brand.ts';
import { type Assumptions, NOT_RENDERED } from '../host/site/rendered-page.ts';
import { Site, type SiteFrame } from '../host/site/site.tsx';
import { firstTheme } from '../host/use-site-theme.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { collectStyles } from './collect-styles.ts';
import { loadParts, type MissingPart, type ServerRemotes } from './server-loader.ts';
import { createServerPlatform } from './server-platform.ts';

/** A page to render, for everyone alike. */
export interface SiteToRender {
  /** Exactly what the page carries; its answers are those that a visitor gets. */
  boot: PageBoot;
  pathname: string;
  /** The query with its question mark; none unless given. */
  search?: string;
  /** Slug of the chosen venue. */
  venue: string | null;
  /** ISO instant at which the page is rendered. */
  now: string;
}

/** A rendered page: what goes into its root element, and what belongs beside it. */
export interface RenderedSite {
  html: string;
  /** Tags for the head with the files to preload. */
  head: string;
  /** Every rule of it, for one `<style data-emotion="{cssIds}">` in the head. */
  css: string;
  cssIds: string;
  /** Value of the root element's `data-rendered`: what the browser compares itself with before it hydrates. */
  assumptions: string;
  /** Parts that the browser has to draw by itself, and why. */
  missing: readonly MissingPart[];
}

export type { ServerRemotes };

/** React puts what a page loads ahead before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

/** React's mark for a boundary that it could not finish. */
const UNFINISHED = '<!--$!--><template';

/**
 * Renders a page. All parts are loaded before; the rendering itself is synchronous, since texts are the same for the
 * whole process while it lasts.
 * @throws Error when the page cannot be rendered as a whole: the skeleton is sent in its place.
 */
export async function renderSite(
  Frame: SiteFrame,
  remotes: ServerRemotes,
  { boot, pathname, search = '', venue, now }: SiteToRender,
): Promise<RenderedSite> {
  const { loader, missing } = await loadParts(remotes, boot.registry, boot.app, pathname);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>
  );

  async function prepare() {
    const platform = createServerPlatform(boot, { pathname, venue });
    const isWhole = firstTheme(platform, platform.venue.slug.get()) && platform.api.preloaded(client, {});
    if (!isWhole && !(boot.isDown && boot.brand))
      throw new Error('A page is rendered with its theme and its site configuration.');
    await prepareFirstBrand(platform);
    const styles = createStyleCache();
    styles.compat = true;
    const site = <Site platform={platform} loader={loader} Frame={Frame} Router={Router} styles={styles} />;
    return { site, styles };
  }

  async function render() {
    const { site, styles } = await prepare();
    return { html: renderToString(site), ...collectStyles(styles) };
  }

  /** A remote that could not be loaded is missing already: that must not be blamed on the screen beside it. */
  function noteFailure(error: unknown): void {
    const isKnown = error instanceof RemoteFailure && missing.some(({ remote }) => remote === error.remote);
    if (!isKnown) missing.push({ remote: '', error });
  }

  let page = await render();
  if (page.html.includes(UNFINISHED)) {
    // Code that a screen loads by itself is not here yet, or a part fails: this waits for the one and names the other.
    // A part that cannot be loaded may end it early; the page is rendered without that part anyway.
    await prerender((await prepare()).site, { onError: noteFailure }).catch(noteFailure);
    page = await render();
  }
  if (siteDay(new Date()) !== siteDay(now)) throw new Error('Midnight passed while the page was rendered.');
  const assumptions: Assumptions = { path: pathname, search, venue, now };
  const [head] = PRELOADS.exec(page.html) ?? [''];
  return {
    ...page,
    head,
    html: page.html.slice(head.length).replaceAll(UNFINISHED, `${UNFINISHED} data-dgst="${NOT_RENDERED}"`),
    assumptions: JSON.stringify(assumptions),
    missing,
  };
}
