import { useEffect, useRef, useState } from 'react';
import { LEAVES_PAGE } from 'shared-contracts/leaving';

/** A link, or a button such as that to log out, that leaves the page in this tab. */
function leavingControl({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(`a[href], [${LEAVES_PAGE}]`);
  const isElsewhere =
    control?.getAttribute('target') === '_blank' || control?.getAttribute('href')?.startsWith('#');
  return isElsewhere ? null : control;
}

/**
 * Holds back whatever leaves a page on which something would be lost: its links and the button to log out, the way back
 * where browsers let a page hold it, and a page that is closed or loaded again, about which browsers ask in their own
 * words. `leave` follows the way that was held.
 * @param isLosing true while something would be lost
 */
export function useLeaveQuestion(isLosing: boolean) {
  const [way, setWay] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  /** The click that follows the way, while it is being handled. */
  const isFollowing = useRef(false);

  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // A person who presses something else is still here: the way led nowhere.
    const stay = () => {
      isLeaving.current = false;
    };
    const hold = (event: MouseEvent) => {
      if (isFollowing.current) return;
      stay();
      const control = leavingControl(event);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => control.click());
    };
    const holdBack = (event: NavigateEvent) => {
      if (isLeaving.current || event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      setWay(() => () => void window.navigation.traverseTo(key));
    };
    // Older browsers lack it, and nothing holds their way back.
    const { navigation } = window as Partial<Window>;
    addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, true);
    document.addEventListener('keydown', stay, true);
    navigation?.addEventListener('navigate', holdBack);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, true);
      document.removeEventListener('keydown', stay, true);
      navigation?.removeEventListener('navigate', holdBack);
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
      isFollowing.current = true;
      way?.();
      isFollowing.current = false;
    },
  };
}
