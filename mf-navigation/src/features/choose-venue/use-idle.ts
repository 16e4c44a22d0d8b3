import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, in milliseconds. */
const LATEST = 2_000;

/** Becomes true once the page has finished its first view. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, LATEST);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
