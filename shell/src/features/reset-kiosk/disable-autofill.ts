const FIELDS = 'form, input, select, textarea';

/** Browsers ignore `off` for passwords; a new one is neither filled in nor offered to others. */
function forbid(field: Element): void {
  const none = field.matches('[type="password"]') ? 'new-password' : 'off';
  if (field.getAttribute('autocomplete') !== none) field.setAttribute('autocomplete', none);
}

/**
 * Keeps a kiosk's browser from learning what people type and from offering it to the next person, in every current and
 * future field of the page. Returns the function that stops it.
 */
export function disableAutofill(page: HTMLElement): () => void {
  const forbidWithin = (root: Element) => {
    if (root.matches(FIELDS)) forbid(root);
    for (const field of root.querySelectorAll(FIELDS)) forbid(field);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) forbidWithin(node);
    }
  });
  observer.observe(page, { childList: true, subtree: true });
  forbidWithin(page);
  return () => observer.disconnect();
}
