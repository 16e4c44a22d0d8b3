/**
 * Keeps a page that the browser has in memory from coming back, by Back, with what an earlier person had on it: the page
 * is hidden when it is left, and goes home when it comes back in another turn. Returns the function that stops.
 */
export function hideThePast(isTurnOver: () => boolean, openHome: () => void): () => void {
  const { style } = document.documentElement;
  const hide = () => {
    style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isTurnOver()) openHome();
    else style.visibility = '';
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
