import { BEFORE_HYDRATION_CSS, BEFORE_HYDRATION_SCRIPT } from 'shared-contracts/before-hydration';
import { PAGE_BOOT_ELEMENT, type PageBoot } from 'shared-contracts/config';
import type { RenderedSite } from 'shared-contracts/rendering';
import { headTags, structuredDataTags } from '../discovery/head-tags.ts';
import type { PageDescription } from '../discovery/page-description.ts';
import type { Appearance } from '../first-view/appearance.ts';
import { firstView } from '../first-view/first-view.ts';
import { firstViewCss } from '../first-view/first-view-css.ts';
import { FONT_WAIT_CSS } from '../first-view/font-wait-css.ts';
import { fontFaceCss, fontUrl } from '../fonts/font-css.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { escapeHtml, jsonForScript } from '../markup/html.ts';
import type { Contact } from '../message-pages/contact-lines.ts';
import { startFailure } from '../page-start/start-failure.ts';
import { START_TIMEOUT_CSS } from '../page-start/start-timeout-message.ts';
import { texts } from '../texts/en.ts';
import { createInlineParts, type PageDocument } from './page-document.ts';
import type { PageScript } from './page-scripts.ts';

export interface Page {
  boot: PageBoot;
  looks: Appearance;
  siteName: string;
  /** Its description, if known. */
  description: PageDescription | null;
  /** Screen name, the second part of the title. */
  title: string | null;
  heading: string | null;
  /** The start of the bookings. */
  isHome: boolean;
  hasHeader: boolean;
  /** Phone and email of the tenant, where they are known. */
  contact: Contact | null;
  /** Styles of a terminal in a centre; `null` on people's own devices. */
  kioskStyles: string | null;
  /** Fits the page's layouts to a tall terminal; `null` elsewhere, and if inline scripts are forbidden. */
  kioskScript: string | null;
  /** Scripts of the shell, or of the standalone page in its place. */
  hostScripts: readonly PageScript[];
  remoteScripts: readonly PageScript[];
  fontFiles: readonly FontFile[];
  /** Watches the page start; `null` if inline scripts are forbidden, or the host does not report its start. */
  startScript: string | null;
  /** The message for a page that does not start, instead of that script. */
  startTimeoutMessage: string | null;
  /** The script that measures the page, if the installation wants metrics. */
  telemetryScript: PageScript | null;
  liveReloadScript: string | null;
  /** The pages the browser may prefetch; `null` for none. */
  prefetchRules: string | null;
  /** Content and styles from the renderer; `null` for a page that its scripts draw. */
  rendered: RenderedSite | null;
  /** True if rendered content is the shape of a personal screen, which only scripts can fill. */
  isShape: boolean;
  /** For a page whose answers differ; `null` where hashes allow what is written into it. */
  nonce: string | null;
}

function fontCss({ looks, fontFiles }: Page): string {
  const choices = [...new Set([looks.heading, looks.body])];
  return choices.map((choice) => fontFaceCss(fontFiles, choice, looks.licensedFontUrl)).join('');
}

/** The faces of the first view: headings, text and buttons; the others load when something is set in them. */
function fontPreloads({ looks, fontFiles }: Page): string {
  return fontFiles
    .filter(
      ({ choice, weight, isFirst }) =>
        isFirst && (choice === looks.body || (choice === looks.heading && weight === 700)),
    )
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl(file)}">`)
    .join('');
}

/** The address of a script, and the hash that the browser checks it against. */
function sourceOf({ src, integrity }: PageScript, name: 'src' | 'href' = 'src'): string {
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `${hash} ${name}="${escapeHtml(src)}"`;
}

/**
 * A remote's scripts only define things, so they run whenever they arrive: one that hangs blocks nothing. The host
 * starts when the document is complete.
 */
function scriptTags({ hostScripts, remoteScripts }: Page, nonce: string): string {
  const remotes = remoteScripts.map(
    (script) =>
      `<script async data-part="remote"${nonce} crossorigin="anonymous"${sourceOf(script)}></script>`,
  );
  const host = hostScripts.map(
    (script) => `<script defer data-part="host"${nonce}${sourceOf(script)}></script>`,
  );
  return [...remotes, ...host].join('');
}

/**
 * Requests the host's script, by far the largest, as soon as a rendered page begins. Its tag is at the end,
 * which browsers read only after they have drawn what is above. The others are small and arrive before it anyway; to request
 * them as early would only delay the first paint.
 */
const hostPreloads = ({ hostScripts }: Page, nonce: string): string =>
  hostScripts
    .map(
      (script) => `<link rel="preload" as="script" fetchpriority="low"${nonce}${sourceOf(script, 'href')}>`,
    )
    .join('');

/** The root element: what the renderer drew, or the first view. */
function rootOf(page: Page): string {
  const { rendered } = page;
  if (!rendered) return `<div id="root">${firstView(page)}</div>`;
  const noScript = page.isShape
    ? `<noscript><p class="fv-in">${escapeHtml(texts.noScript)}</p></noscript>`
    : '';
  const assumptions = escapeHtml(rendered.assumptions);
  return `${noScript}<div id="root" data-rendered="${assumptions}">${rendered.html}</div>`;
}

/** Watches over rendered content until React has hydrated each part of it. */
const beforeHydration = (inline: ReturnType<typeof createInlineParts>): string =>
  inline.style(BEFORE_HYDRATION_CSS) + inline.script(BEFORE_HYDRATION_SCRIPT);

/**
 * The document of a page: its first view is complete before any script has run. If that is the content itself, the
 * scripts come after it; the largest is requested before, since the document is there when it begins to arrive.
 */
export function renderPage(page: Page): PageDocument {
  const { boot, looks, rendered } = page;
  const inline = createInlineParts(page.nonce);
  const title = [page.siteName, page.title].filter(Boolean).join(' | ');
  const starting = [
    page.kioskScript ? inline.script(page.kioskScript) : '',
    page.startScript ? inline.script(page.startScript) : '',
    scriptTags(page, inline.attribute),
  ];
  const html = [
    `<!doctype html><html lang="en-GB"${page.kioskStyles === null ? '' : ' data-kiosk'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="theme-color" content="${looks.header}">`,
    page.description ? headTags(page.description, { title, siteName: page.siteName }) : '',
    `<link rel="icon" href="/brand/${boot.tenant}/icon.svg" type="image/svg+xml">`,
    // Before the styles, which are most of the head: pictures of the content are there for its first paint.
    rendered ? (rendered.head ?? '') : fontPreloads(page),
    inline.style(
      [
        fontCss(page),
        firstViewCss(looks),
        page.hasHeader ? FONT_WAIT_CSS : '',
        page.kioskStyles ?? '',
        page.startTimeoutMessage ? START_TIMEOUT_CSS : '',
      ].join(''),
    ),
    // `data-s` keeps emotion from moving the element.
    rendered ? inline.style(rendered.css, ` data-emotion="${escapeHtml(rendered.cssIds)}" data-s`) : '',
    ...(rendered ? [beforeHydration(inline)] : starting),
    '</head><body>',
    // Browsers put off their first paint for fonts that a head preloads.
    ...(rendered ? [fontPreloads(page), hostPreloads(page, inline.attribute)] : []),
    rootOf(page),
    page.startScript ? startFailure(looks, page.contact) : '',
    page.description ? structuredDataTags(page.description) : '',
    `<script type="application/json" id="${PAGE_BOOT_ELEMENT}"${inline.attribute}>${jsonForScript(boot)}</script>`,
    ...(rendered ? starting : []),
    page.telemetryScript ? `<script async${inline.attribute}${sourceOf(page.telemetryScript)}></script>` : '',
    page.liveReloadScript ? inline.script(page.liveReloadScript) : '',
    page.prefetchRules ? inline.script(page.prefetchRules, ' type="speculationrules"') : '',
    '</body></html>',
  ].join('');
  return inline.document(html);
}
