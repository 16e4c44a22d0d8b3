import { useEffect, useEffectEvent } from 'react';

/** A tab that comes to the front tells so twice, as a page and as a window; within this time, in ms, it is one. */
const ONCE_WITHIN = 1_000;

/** Calls back when the person comes to this page from another tab or window. */
export function useTabReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let last = Date.now();
    function come(): void {
      if (document.visibilityState === 'hidden' || Date.now() - last < ONCE_WITHIN) return;
      last = Date.now();
      tell();
    }
    window.addEventListener('focus', come);
    document.addEventListener('visibilitychange', come);
    return () => {
      window.removeEventListener('focus', come);
      document.removeEventListener('visibilitychange', come);
    };
  }, []);
}
