/**
 * Links to other sites and hosts open a tab of their own: the frame would lose what was typed in it, and the page around
 * it belongs to someone else. Returns a function that stops it.
 */
export function leaveByNewTab(document: Document): () => void {
  function prepare(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    const isWeb = link.protocol === 'http:' || link.protocol === 'https:';
    if (!isWeb || link.origin === window.location.origin) return;
    link.target = '_blank';
    link.relList.add('noopener');
  }
  // Before the click is acted on, however it was made.
  document.addEventListener('click', prepare, { capture: true });
  return () => document.removeEventListener('click', prepare, { capture: true });
}
