import { PAGE_BOOT_ELEMENT, type PageBoot } from 'shared-contracts/config';
import { headTags, structuredDataTags } from '../discovery/head-tags.ts';
import type { PageDescription } from '../discovery/page-description.ts';
import { firstView } from '../first-view/first-view.ts';
import { firstViewCss } from '../first-view/first-view-css.ts';
import type { Looks } from '../first-view/looks.ts';
import { fontFaceCss, fontUrl } from '../fonts/font-css.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { escapeHtml, jsonForScript } from '../markup/html.ts';
import { LATE_WORDS_CSS } from '../page-start/late-words.ts';
import { startFailure } from '../page-start/start-failure.ts';
import type { PageScript } from './page-scripts.ts';

export interface Page {
  boot: PageBoot;
  looks: Looks;
  siteName: string;
  /** What it says about itself, as far as that is known. */
  description: PageDescription | null;
  /** Screen name, the second part of the title. */
  title: string | null;
  heading: string | null;
  hasHeader: boolean;
  /** Scripts of the shell, or of the standalone page in its place. */
  hostScripts: readonly PageScript[];
  remoteScripts: readonly PageScript[];
  fontFiles: readonly FontFile[];
  /** Watches the page start; `null` where no script may be written into it, or nothing says when it has. */
  startScript: string | null;
  /** What the page says by itself when it does not start, in place of that script. */
  lateWords: string | null;
  /** The script that measures the page, where somebody wants to know. */
  telemetryScript: PageScript | null;
  liveReloadScript: string | null;
  nonce: string;
}

function fontCss({ looks, fontFiles }: Page): string {
  const choices = [...new Set([looks.heading, looks.body])];
  return choices.map((choice) => fontFaceCss(fontFiles, choice, looks.licensedFontUrl)).join('');
}

/** The first view draws its heading and text at once; the page needs the other weights too, but after its scripts. */
function fontPreloads({ looks, fontFiles }: Page): { first: string; later: string } {
  const isFirst = ({ choice, weight }: FontFile) =>
    (choice === looks.heading && weight === 700) || (choice === looks.body && weight === 400);
  const shown = fontFiles.filter(({ choice }) => choice === looks.heading || choice === looks.body);
  const tags = (files: FontFile[], priority: string) =>
    files
      .map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin${priority} href="${fontUrl(file)}">`,
      )
      .join('');
  return {
    first: tags(shown.filter(isFirst), ''),
    later: tags(
      shown.filter((file) => !isFirst(file)),
      ' fetchpriority="low"',
    ),
  };
}

/** Where a script lies, and what the browser holds it against. */
function sourceOf({ src, integrity }: PageScript): string {
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `${hash} src="${escapeHtml(src)}"`;
}

/**
 * A remote's scripts only define things, so they run whenever they arrive: one that hangs holds up nothing. The host
 * starts when the document is complete.
 */
function scriptTags({ nonce, hostScripts, remoteScripts }: Page): string {
  const remotes = remoteScripts.map(
    (script) =>
      `<script async data-part="remote" nonce="${nonce}" crossorigin="anonymous"${sourceOf(script)}></script>`,
  );
  const host = hostScripts.map(
    (script) => `<script defer data-part="host" nonce="${nonce}"${sourceOf(script)}></script>`,
  );
  return [...remotes, ...host].join('');
}

/** The document of a page: its first view is complete before any script has run. */
export function renderPage(page: Page): string {
  const { boot, looks, nonce } = page;
  const title = [page.siteName, page.title].filter(Boolean).join(' | ');
  const fonts = fontPreloads(page);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="theme-color" content="${looks.header}">`,
    page.description ? headTags(page.description, { title, siteName: page.siteName }) : '',
    `<link rel="icon" href="/brand/${boot.tenant}/icon.svg" type="image/svg+xml">`,
    fonts.first,
    `<style nonce="${nonce}">${fontCss(page)}${firstViewCss(looks)}${page.lateWords ? LATE_WORDS_CSS : ''}</style>`,
    page.startScript ? `<script nonce="${nonce}">${page.startScript}</script>` : '',
    scriptTags(page),
    fonts.later,
    '</head><body>',
    `<div id="root">${firstView(page)}</div>`,
    page.startScript ? startFailure() : '',
    page.description ? structuredDataTags(page.description) : '',
    `<script type="application/json" id="${PAGE_BOOT_ELEMENT}" nonce="${nonce}">${jsonForScript(boot)}</script>`,
    page.telemetryScript ? `<script async nonce="${nonce}"${sourceOf(page.telemetryScript)}></script>` : '',
    page.liveReloadScript ? `<script nonce="${nonce}">${page.liveReloadScript}</script>` : '',
    '</body></html>',
  ].join('');
}
