import { useEffect, useRef, useState } from 'react';
import { LEAVES_PAGE } from 'shared-contracts/leaving';
import { useBus, useFlags } from 'shared-platform';

/** True for an address that shows another page; a place on this page, a mail or a call keeps it. */
function isElsewhere(address: string): boolean {
  const { protocol, origin, pathname, search } = new URL(address, location.href);
  return (
    protocol.startsWith('http') &&
    origin + pathname + search !== location.origin + location.pathname + location.search
  );
}

/** A link, or a button such as that to log out, that leaves the page in this tab. */
function leavingControl({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(`a[href], [${LEAVES_PAGE}]`);
  if (!(control instanceof HTMLAnchorElement)) return control;
  const isKept =
    control.target === '_blank' || control.hasAttribute('download') || !isElsewhere(control.href);
  return isKept ? null : control;
}

/**
 * Holds back whatever leaves a page with unsaved changes: links and the button to log out, the way back where browsers
 * let a page hold it, and a page that is closed, about which browsers ask in their own words. A lost session keeps the
 * changes itself, and a kiosk that starts over waits for no answer.
 */
export function useLeaveQuestion(hasChanges: boolean) {
  const bus = useBus();
  const { kiosk } = useFlags();
  const [way, setWay] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  /** The click that follows the way, while it is being handled. */
  const isFollowing = useRef(false);

  useEffect(() => {
    if (!hasChanges) return;
    const leaving = () => {
      isLeaving.current = true;
    };
    // A person who presses something else is still here: the way led nowhere.
    const stay = () => {
      isLeaving.current = false;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current && !kiosk) event.preventDefault();
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
      const { key, url } = event.destination;
      if (isLeaving.current || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!isElsewhere(url)) return;
      event.preventDefault();
      setWay(() => () => void window.navigation.traverseTo(key));
    };
    // Older browsers lack it, and nothing holds their way back.
    const { navigation } = window as Partial<Window>;
    addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, true);
    document.addEventListener('keydown', stay, true);
    navigation?.addEventListener('navigate', holdBack);
    const ended = bus.on('session:ended', leaving);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, true);
      document.removeEventListener('keydown', stay, true);
      navigation?.removeEventListener('navigate', holdBack);
      ended();
    };
  }, [hasChanges, bus, kiosk]);

  return {
    isAsking: way !== null,
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
