import { openChannel, tab } from './basket-channel.ts';

/** Calls back when another tab has changed the basket; returns the function that stops. */
export function onBasketAnnounced(onChange: () => void): () => void {
  const listening = () => {
    const channel = openChannel();
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
