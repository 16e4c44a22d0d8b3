import { useEffect, useRef, useState } from 'react';

/** A link that leaves the page in this tab. */
function leavingLink({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isElsewhere = link?.target === '_blank' || link?.getAttribute('href')?.startsWith('#');
  return isElsewhere ? null : link;
}

/**
 * Holds back whatever leaves a page on which something would be lost: its links, after whose question `leave` follows
 * them, and a page that is closed or loaded again, about which browsers ask in their own words.
 * @param isLosing true while something would be lost
 */
export function useLeaveQuestion(isLosing: boolean) {
  const [way, setWay] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const link = isLeaving.current ? null : leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => link.click());
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, true);
    };
  }, [isLosing]);

  return {
    isAsking: way !== null,
    /** Goes at once where nothing would be lost. */
    go: (next: () => void) => (isLosing ? setWay(() => next) : next()),
    stay: () => setWay(null),
    leave() {
      isLeaving.current = true;
      setWay(null);
      way?.();
    },
  };
}
