import { useEffect, useEffectEvent } from 'react';
import { type PageBus, useBus } from 'shared-platform';

/** Time after the login in which a wish is carried out, in milliseconds: screens mount again and load in it. */
const CARRIED_OUT_WITHIN = 60_000;

interface Wish {
  id: string;
  /** The person who logged in for it; `null` until then. */
  userId: string | null;
  endsAt: number;
}

/** The press of a visitor that needs a login. Kept in memory only: it belongs to this tab. */
let wish: Wish | null = null;
let stopWatching = (): void => undefined;

function forget(): void {
  wish = null;
  stopWatching();
}

/** A wish ends with a login that is closed, with the logout, and with another person's login. */
function keep(id: string, bus: PageBus): void {
  stopWatching();
  wish = { id, userId: null, endsAt: Number.POSITIVE_INFINITY };
  const stops = [
    bus.on('session:login-dismissed', forget),
    bus.on('session:ended', forget),
    bus.on('session:started', ({ userId }) => {
      if (!wish) return;
      if (wish.userId !== null && wish.userId !== userId) return forget();
      wish = { id, userId, endsAt: Math.min(wish.endsAt, Date.now() + CARRIED_OUT_WITHIN) };
    }),
  ];
  stopWatching = () => {
    for (const stop of stops) stop();
  };
}

/**
 * Asks a visitor to log in for something, and has it carried out once they are: screens mount again then.
 * @param isReady the person is logged in, and what is needed to carry it out is here
 */
export function useWishAfterLogin(id: string, isReady: boolean, carryOut: () => void): () => void {
  const bus = useBus();
  const carryOn = useEffectEvent(() => {
    const isInTime = wish !== null && Date.now() < wish.endsAt;
    forget();
    if (isInTime) carryOut();
  });
  useEffect(() => {
    if (isReady && wish?.id === id) carryOn();
  }, [isReady, id]);

  return () => {
    keep(id, bus);
    bus.emit('session:login-requested', { resume: id });
  };
}
