/** Tells the other tabs of this host at once that the cookie has changed; other hosts and old browsers find out by comparing. */
export interface SessionChannel {
  announce(): void;
  /** Calls back when another tab announces; returns the function that stops. */
  listen(onChange: () => void): () => void;
}

const NAME = 'touchline:session';

export function createSessionChannel(): SessionChannel {
  const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null);
  return {
    announce() {
      const channel = open();
      channel?.postMessage('changed');
      channel?.close();
    },
    listen(onChange) {
      const listening = () => {
        const channel = open();
        channel?.addEventListener('message', onChange);
        return channel;
      };
      let channel = listening();
      // With an open channel some browsers keep no page for Back, and others drop it with the first message.
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
    },
  };
}
