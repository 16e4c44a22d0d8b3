import { useCallback, useEffect, useState } from 'react';
import { loadCode } from 'shared-platform';
import { useLocation } from 'shared-platform/router';

/** Props of every overlay of the navigation. */
export interface OverlayProps {
  isOpen: boolean;
  onClose(): void;
}

/** Called if the code of such an overlay could not be loaded. */
export const overlayOptions = {
  close: ({ onClose }: OverlayProps) => onClose(),
  isOpen: ({ isOpen }: OverlayProps) => isOpen,
};

/** Page on which an overlay was opened: the one that is shown, and the one in the address bar, which may still be on its way. */
interface OpenedOn {
  shown: string;
  coming: string;
}

/** Key of the entry of the history that the address bar shows, as React Router keeps it. */
const keyInAddressBar = (shown: string): string =>
  (window.history.state as { key?: string } | null)?.key ?? shown;

/**
 * State of an overlay: open on this page, and ever opened, so that it is rendered. Following a link closes it.
 * @param load fetches its code; a function that stays the same
 */
export function useOnDemand(load: () => Promise<unknown>) {
  const { key } = useLocation();
  const [wasOpened, setOpened] = useState(false);
  const [on, setOn] = useState<OpenedOn | null>(null);

  useEffect(() => {
    setOn((opened) => {
      if (opened?.coming === key) return { shown: key, coming: key };
      return opened?.shown === key ? opened : null;
    });
  }, [key]);

  return {
    wasOpened,
    isOpen: on !== null && (on.shown === key || on.coming === key),
    /** Preloads the code; a failure is handled when the overlay is opened. */
    prepare: () => void loadCode(load).catch(() => undefined),
    open() {
      setOpened(true);
      setOn({ shown: key, coming: keyInAddressBar(key) });
    },
    close: useCallback(() => setOn(null), []),
  };
}
