import { atom, useAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';

/** True if the button that continues with the chosen membership is to take the focus. */
export const continueFocusAtom = atom(false);

/** Gives the focus to the button that continues, and shows it, once the machine has asked for that. */
export function useContinueFocus(): RefObject<HTMLButtonElement | null> {
  const [isAwaited, setAwaited] = useAtom(continueFocusAtom);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAwaited || !button.current) return;
    button.current.focus({ preventScroll: true });
    button.current.scrollIntoView?.({ block: 'center' });
    setAwaited(false);
  });
  return button;
}
