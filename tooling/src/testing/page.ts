import type { Window } from 'happy-dom';

const { happyDOM } = window as unknown as Window;
const { innerWidth: width, innerHeight: height } = window;
const home = location.href;

/**
 * Takes away the styles of brands that are no longer on the page. Every one writes its own, and each question whether
 * something can be seen reads them all.
 */
export function removeStyles(): void {
  for (const style of document.head.querySelectorAll('style[data-emotion^="tl"]')) style.remove();
}

/** Leaves the page to the next file as an opened tab is: no content, no storage, at its first address and in its first size. */
export function resetPage(): void {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie ends by being written
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
  happyDOM.setViewport({ width, height });
  happyDOM.setURL(home);
}
