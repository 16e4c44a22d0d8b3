/**
 * Keeps the back/forward cache from showing an earlier person's page: a page is hidden when it is left, and goes home if
 * it is restored in another turn. Returns the function that stops it.
 */
export function guardBackForwardCache(isSessionOver: () => boolean, openHome: () => void): () => void {
  const { style } = document.documentElement;
  const hide = () => {
    style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isSessionOver()) openHome();
    else style.visibility = '';
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
