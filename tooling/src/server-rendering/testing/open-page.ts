import vm from 'node:vm';
import { type BrowserWindow, Window } from 'happy-dom';
import { BEFORE_HYDRATION_CSS, BEFORE_HYDRATION_SCRIPT } from 'shared-contracts/before-hydration';
import { PAGE_BOOT_ELEMENT, type PageBoot } from 'shared-contracts/config';
import type { RenderedSite } from 'shared-platform/server';

/** A browser that a page is opened in. */
export interface TestBrowser {
  width?: number;
  /** As `document.cookie` takes them. */
  cookies?: readonly string[];
  /** Entries of the tab's storage. */
  tab?: Readonly<Record<string, string>>;
  /** Time of its clock when the page is opened; the real time by default. */
  now?: Date;
  /** The API's answers to calls that the page makes by itself. */
  answer?(url: string): Promise<{ status: number; body: string }>;
}

export interface OpenedPage {
  document: Document;
  /** Complaints of the page or React. */
  complaints: string[];
  close(): Promise<void>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Opens a page as the gateway sends it, without its scripts yet; `run` gives it those. */
export function openPage(
  { html, css, cssIds, assumptions }: RenderedSite,
  boot: PageBoot,
  url: string,
  browser: TestBrowser = {},
): OpenedPage & { run(script: vm.Script): void } {
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  const window = new Window({
    url,
    width: browser.width ?? 1280,
    height: 800,
    console: { ...console, error: complain, warn: complain },
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      fetch: {
        interceptor: {
          async beforeAsyncRequest({ request, window: page }) {
            const { status, body } = (await browser.answer?.(request.url)) ?? { status: 500, body: '{}' };
            const headers = { 'content-type': 'application/json' };
            return new page.Response(body, { status, headers });
          },
        },
      },
    },
  });
  for (const cookie of browser.cookies ?? []) window.document.cookie = cookie;
  for (const [name, value] of Object.entries(browser.tab ?? {})) window.sessionStorage.setItem(name, value);
  const context = window as unknown as BrowserWindow & vm.Context;
  if (!vm.isContext(context)) throw new Error('The page has no scripts of its own.');
  Object.assign(context, {
    reportError: complain,
    scrollTo: () => undefined,
    // Browsers know passkeys; this one does not say so.
    PublicKeyCredential: class {},
  });
  // It loads no pictures, and would say that they have failed.
  Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { get: () => false });
  window.document.write(
    `<!doctype html><html lang="en-GB"><head><title>Page</title><style>${BEFORE_HYDRATION_CSS}</style><style data-emotion="${cssIds}">${css}</style></head><body>` +
      `<div id="root" data-rendered="${escaped(assumptions)}">${html}</div>` +
      `<script type="application/json" id="${PAGE_BOOT_ELEMENT}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`,
  );
  vm.runInContext(BEFORE_HYDRATION_SCRIPT, context);
  return {
    document: window.document as unknown as Document,
    complaints,
    run(script) {
      vm.runInContext(
        `{ const Real = Date; const ahead = ${browser.now?.getTime() ?? 'Real.now()'} - Real.now(); globalThis.Date = class extends Real {
          constructor(...parts) { super(...(parts.length ? parts : [Real.now() + ahead])); }
          static now() { return Real.now() + ahead; } }; }`,
        context,
      );
      script.runInContext(context);
    },
    close: () => window.happyDOM.close(),
  };
}
