/** The parts of the browser's API that the script uses; this service has no DOM types. */
interface PageElement {
  dataset: { part?: string; started?: string };
  nonce: string;
  src: string;
  integrity: string;
  async: boolean;
  content: { cloneNode(deep: boolean): unknown };
  remove(): void;
  append(child: unknown): void;
  replaceChildren(child: unknown): void;
  querySelector(selector: string): PageElement | null;
  addEventListener(name: string, act: () => void): void;
}
declare const document: {
  currentScript: PageElement;
  readyState: string;
  head: PageElement;
  getElementById(id: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement> & { length: number };
  createElement(name: string): PageElement;
  addEventListener(name: string, act: (event: { target: PageElement }) => void, isCapture?: boolean): void;
};
declare const location: { reload(): void };

/** Limit for a page's host to start before the page shows an error, in milliseconds. */
export const START_TIMEOUT = 8_000;

/** Id of the template with the message for a page that did not start. */
export const START_FAILURE_ELEMENT = 'start-failure';

/**
 * Watches a page start, from before its scripts to the moment the host draws. Runs in the browser as it is written here,
 * so it must not use anything from outside.
 *
 * - The host's scripts that fail, or run without starting it, are requested once more under a fresh address: a browser
 *   may have cached a broken answer. If that fails too, or takes too long, the page says so.
 * - The tag of a remote's script is removed once it has ended. Code that needs the script later would wait for its event.
 */
export function watchStart(late: number, words: string): void {
  const { nonce } = document.currentScript;
  const root = () => document.getElementById('root');
  const timer = setTimeout(say, late);
  let waiting: number | null = null;
  let isRetry = false;

  function whenParsed(act: () => void): void {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => act());
    else act();
  }

  function say(): void {
    whenParsed(() => {
      if (root()?.dataset.started) return;
      const template = document.getElementById(words);
      const screen = root()?.querySelector('main');
      if (template) screen?.replaceChildren(template.content.cloneNode(true));
      screen?.querySelector('button')?.addEventListener('click', () => location.reload());
    });
  }

  const hostScripts = () => document.querySelectorAll('script[data-part=host]');

  function settle({ target: tag }: { target: PageElement }): void {
    // A window or document has none.
    const part = tag.dataset?.part;
    if (part === 'remote') tag.remove();
    if (part !== 'host') return;
    waiting ??= hostScripts().length;
    if (--waiting > 0 || root()?.dataset.started) return;
    if (isRetry) {
      clearTimeout(timer);
      say();
      return;
    }
    isRetry = true;
    whenParsed(() => {
      const lost = [...hostScripts()];
      waiting = lost.length;
      for (const { src, integrity } of lost) {
        const script = document.createElement('script');
        script.dataset.part = 'host';
        script.async = false;
        script.nonce = nonce;
        script.integrity = integrity;
        script.src = `${src}?r=${Date.now()}`;
        document.head.append(script);
      }
    });
  }

  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
}

/** The source of that script. */
export const PAGE_START_SCRIPT = `(${watchStart})(${START_TIMEOUT},${JSON.stringify(START_FAILURE_ELEMENT)})`;
