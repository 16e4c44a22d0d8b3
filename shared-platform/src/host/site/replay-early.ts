import { isHydrated } from 'shared-contracts/is-hydrated';
import type { EarlyActions, EarlyEntry } from 'shared-contracts/unhydrated-page';

/** Time for which a part may take to appear before what was last done too early is dropped, in milliseconds. */
const PATIENCE = 15_000;

/** Time between two requests to hydrate a part before the others, in milliseconds. */
const HURRY_INTERVAL = 200;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form says more or less from one drawing to the next, but asks the same. */
const contentOf = (element: Element) =>
  element instanceof HTMLFormElement
    ? [...element.querySelectorAll('[name]')].map((field) => field.getAttribute('name')).join()
    : element.textContent;

/**
 * Features by which a person tells an element from others: a page that was drawn again has another one in its place. A
 * button has a name only while it sends a form without scripts.
 */
const nameOf = (element: Element): string =>
  [
    element.localName,
    (element instanceof HTMLButtonElement ? null : element.getAttribute('name')) ??
      element.getAttribute('aria-label') ??
      contentOf(element),
  ].join();

/**
 * The elements that may be the one someone meant: itself, as long as it is on the page, else all that are alike. Of two
 * that are alike no one knows which was meant, and the wrong one may book the wrong class.
 */
function candidates(element: Element, root: Element): Element[] {
  if (element.isConnected) return [element];
  const name = nameOf(element);
  return [...root.querySelectorAll(element.localName)].filter((other) => nameOf(other) === name);
}

/** The one element that was meant, once React listens to it. */
function present(element: Element, root: Element): Element | null {
  const [here = null] = candidates(element, root);
  return here && isHydrated(here) ? here : null;
}

/**
 * Makes React hydrate the part of an element at once, before the others, with its effects. React does so for any event that it counts
 * as a person's act; this one has no meaning anywhere on the site.
 */
const hydrateFirst = (element: Element): boolean =>
  element.dispatchEvent(new Event('dragend', { bubbles: true }));

const isAmbiguous = (element: Element, root: Element): boolean => candidates(element, root).length > 1;

/** Puts into a field what someone had put there, as if they did it now. React takes note of a change only. */
function fill(field: Field, { value, checked }: EarlyEntry): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else {
    // They have typed on since, and React has taken note of it.
    if (field.value !== '' && field.value !== value) return;
    field.value = '';
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function press(element: Element): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else (element as HTMLElement).click();
}

/**
 * Repeats, once each and in their order, what someone did on a page before it was hydrated: fields first. What could be
 * meant for more than one element is not repeated.
 */
export function replayEarly(early: EarlyActions<Element>, root: Element): void {
  let end = 0;
  let isRunning = false;
  let ready: Element | null = null;
  let hurriedAt = Number.NEGATIVE_INFINITY;

  function hurry(): void {
    const wanted = early.fields[0]?.field ?? early.presses[0];
    // Without the code of the part nothing comes of it, so it is repeated, but seldom.
    if (!wanted?.isConnected || isHydrated(wanted) || Date.now() < hurriedAt + HURRY_INTERVAL) return;
    hurriedAt = Date.now();
    hydrateFirst(wanted);
    if (isHydrated(wanted)) ready = wanted;
  }

  function step(): void {
    early.fields = early.fields.filter(({ field }) => !isAmbiguous(field, root));
    early.presses = early.presses.filter((pressed) => !isAmbiguous(pressed, root));
    early.fields = early.fields.filter((entry) => {
      const here = present(entry.field, root);
      if (here) fill(here as Field, entry);
      return !here;
    });
    const [first] = early.presses;
    const here = first && early.fields.length === 0 ? present(first, root) : null;
    // A press may be handled by a part that starts to listen just after the button is rendered, unless it came at once.
    if (here && here === ready) {
      early.presses.shift();
      press(here);
    }
    ready = here;
    isRunning = early.fields.length + early.presses.length > 0 && Date.now() < end;
    if (!isRunning) return;
    hurry();
    goOn();
  }
  const goOn = () => requestAnimationFrame(() => setTimeout(step));

  early.wake = () => {
    end = Date.now() + PATIENCE;
    hurry();
    if (isRunning) return;
    isRunning = true;
    if (ready) setTimeout(step);
    else goOn();
  };
  early.wake();
}
