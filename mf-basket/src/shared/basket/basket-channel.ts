const NAME = 'touchline:basket';

/** Names this tab: a message reaches every listener of the browser, those of its own page too. */
export const tab = String(Math.random());

/** The channel between the tabs of this browser; `null` where there is none. */
export const openChannel = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null);

/** Tells the other tabs that the basket has changed. */
export function announceBasket(): void {
  const channel = openChannel();
  channel?.postMessage(tab);
  channel?.close();
}
