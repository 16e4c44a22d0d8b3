import { useEffect, useEffectEvent } from 'react';
import { useWayBack } from './use-way-back.ts';

/** Of the platform's `CloseWatcher`, which TypeScript does not know yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Closes what is open over the page when the person asks their device or their browser to, by the way back of Android or that
 * of the browser, which would leave the page otherwise. Browsers without a `CloseWatcher` or `navigation` have no such request.
 * @param onClose `undefined` for what must be answered: the request is then used up without an effect
 * @returns handler of a MUI modal's `onClose`: an Escape is used up as well, so that it closes nothing below it
 */
export function useCloseRequest(isOpen: boolean, onClose: (() => void) | undefined) {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
    if (!isOpen || !Watcher) return;
    let watcher: CloseWatcher;
    // A watcher serves one request, after which this may still be open.
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        close();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
  useWayBack(isOpen, onClose);

  return (event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (reason === 'escapeKeyDown') (event as KeyboardEvent).preventDefault();
    onClose?.();
  };
}
