import { useEffect, useEffectEvent } from 'react';

/** Of the platform's navigation API, as far as it is used. */
interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
  destination: { index: number };
}
interface Navigation extends EventTarget {
  currentEntry: { index: number } | null;
}

/** Of everything that is open over the page, the youngest last: a way back closes that alone. */
const open: object[] = [];

/**
 * Closes what is open over the page in place of the browser's way back. The browser lets a page do so once after each press or
 * key, and only where the way leads to another state of the same document: the way to another site stays open.
 */
export function useWayBack(isOpen: boolean, onClose: (() => void) | undefined) {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!isOpen || !navigation) return;
    const own = {};
    open.push(own);
    function takeUp(event: Event) {
      const { navigationType, userInitiated, destination, cancelable } = event as NavigateEvent;
      const isBack =
        navigationType === 'traverse' && destination.index < (navigation?.currentEntry?.index ?? 0);
      if (!isBack || !userInitiated || !cancelable || open.at(-1) !== own || event.defaultPrevented) return;
      event.preventDefault();
      close();
    }
    navigation.addEventListener('navigate', takeUp);
    return () => {
      navigation.removeEventListener('navigate', takeUp);
      open.splice(open.indexOf(own), 1);
    };
  }, [isOpen]);
}
