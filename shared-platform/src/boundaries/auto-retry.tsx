import { useEffect } from 'react';

const PAUSE = 5_000;

/** Tries what has failed again after a while, for as long as it is drawn. */
export function AutoRetry({ onTryAgain }: { onTryAgain(): void }) {
  useEffect(() => {
    const timer = setTimeout(onTryAgain, PAUSE);
    return () => clearTimeout(timer);
  }, [onTryAgain]);
  return null;
}
