import { useEffect, useEffectEvent } from 'react';

const PAUSE = 5_000;

/** Tries what has failed again after a while, for as long as it is drawn. */
export function KeepTrying({ onTryAgain }: { onTryAgain(): void }) {
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    const timer = setTimeout(() => tryAgain(), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
