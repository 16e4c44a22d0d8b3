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

/** Calls back when another tab has changed the basket; returns the function that stops. */
export function onBasketAnnounced(onChange: () => void): () => void {
  const listening = () => {
    const channel = open();
    channel?.addEventListener('message', ({ data }) => data !== tab && onChange());
    return channel;
  };
  let channel = listening();
  // With an open channel some browsers keep no page for Back.
  const close = () => channel?.close();
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) channel = listening();
  };
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', reopen);
  return () => {
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', reopen);
    close();
  };
}
