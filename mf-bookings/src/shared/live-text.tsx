import { Fragment, useEffect, useState } from 'react';
import { useIsHydrated } from 'shared-platform';

const MINUTE = 60_000;

/** The moment, which moves on each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * Words that depend on the moment. A kept page may be some minutes old: what it says stays until it is hydrated, and is then
 * put right.
 */
export function LiveText({ children }: { children: string }) {
  const isHydrated = useIsHydrated();
  return (
    <span suppressHydrationWarning>{isHydrated ? <Fragment key="now">{children}</Fragment> : children}</span>
  );
}
