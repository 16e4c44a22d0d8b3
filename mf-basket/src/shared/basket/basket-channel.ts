const NAME = 'touchline:basket';

/** Names this tab: a message reaches every listener of the browser, those of its own page too. */
const tab = String(Math.random());

const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null);

/** Tells the other tabs that the basket has changed. */
export function announceBasket(): void {
  const channel = open();
  channel?.postMessage(tab);
  channel?.close();
}

/** Calls back when another tab has changed the basket, as long as the page is open; returns the function that stops. */
export function onBasketAnnounced(onChange: () => void): () => void {
  const channel = open();
  // With an open channel some browsers keep no page for Back; a page that comes back reads the basket as it is.
  const close = () => channel?.close();
  channel?.addEventListener('message', ({ data }) => data !== tab && onChange());
  window.addEventListener('pagehide', close);
  return () => {
    window.removeEventListener('pagehide', close);
    close();
  };
}
