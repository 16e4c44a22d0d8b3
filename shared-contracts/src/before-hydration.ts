import { TOKEN_COOKIE } from './cookies.ts';
import { isHydrated } from './is-hydrated.ts';
import { EARLY_ACTIONS, type EarlyActions, PERSON_UNKNOWN, PERSONAL } from './unhydrated-page.ts';

/** The parts of the browser's API that the script uses; this package has no DOM types. */
interface PageElement {
  type?: string;
  value?: string;
  checked?: boolean;
  form?: unknown;
  closest?(selector: string): PageElement | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
}
interface PageEvent {
  type: string;
  target: PageElement;
  /** The button that sends a form. */
  submitter?: PageElement | null;
  preventDefault(): void;
  stopPropagation(): void;
}
declare const document: {
  cookie: string;
  documentElement: PageElement;
  addEventListener(name: string, act: (event: PageEvent) => void, isCapture: boolean): void;
};

/**
 * Watches over a rendered page from before its first paint until React has taken over each part of it. Runs in the
 * browser as it is written here, so it must not use anything from outside.
 *
 * - A person with a token sees no price until it is theirs: the attribute lets CSS hide prices.
 * - A press that has no effect yet is recorded and repeated once the button works. Links and forms with an address
 *   work without scripts. Of a form that several buttons send, each with its own value, the button is recorded.
 */
export function watchBeforeHydration(
  cookie: string,
  mark: string,
  name: string,
  isReady: (element: object) => boolean,
): void {
  if (new RegExp(`(?:^|; )${cookie}=.`).test(document.cookie))
    document.documentElement.setAttribute(mark, '');
  const early: EarlyActions<PageElement> = { presses: [], fields: [] };
  (globalThis as Record<string, unknown>)[name] = early;

  function keep(event: PageEvent): void {
    const { type, target } = event;
    const isBox = /^(?:checkbox|radio)$/.test(target.type ?? '');
    const element = type === 'click' && !isBox ? target.closest?.('#root button') : target;
    if (!element || isReady(element)) return;
    // React hydrates a part for an event that reaches it: what a field holds by then is no change to it.
    // Fields outside the root belong to the scripts of others.
    if ((type === 'change' || isBox) && target.closest?.('#root')) event.stopPropagation();
    if (type === 'change' || (type === 'click' && isBox)) return;
    if (type === 'input') {
      const { value = '', checked = false } = element;
      const others = early.fields.filter(({ field }) => field !== element);
      early.fields = [...others, { field: element, value, checked }];
    } else {
      const worksByItself =
        type === 'click' ? element.form && element.type === 'submit' : element.hasAttribute('action');
      if (worksByItself) return;
      event.preventDefault();
      event.stopPropagation();
      early.presses.push(event.submitter?.hasAttribute('name') ? event.submitter : element);
    }
    early.wake?.();
  }
  for (const type of ['click', 'submit', 'input', 'change']) document.addEventListener(type, keep, true);
}

/** For the head of every rendered page, before its content. */
export const BEFORE_HYDRATION_SCRIPT = `(${watchBeforeHydration})(${JSON.stringify(TOKEN_COOKIE)},${JSON.stringify(PERSON_UNKNOWN)},${JSON.stringify(EARLY_ACTIONS)},${isHydrated})`;

/** Belongs to it: what is hidden keeps its room. */
export const BEFORE_HYDRATION_CSS = `[${PERSON_UNKNOWN}] [${PERSONAL}]{visibility:hidden}`;
