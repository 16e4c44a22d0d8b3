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

/**
 * State of an overlay: open on this page, and ever opened, so that it is rendered. Following a link closes it.
 * @param load fetches its code; a function that stays the same
 */
export function useOnDemand(load: () => Promise<unknown>) {
  const { key } = useLocation();
  const [wasOpened, setOpened] = useState(false);
  /** Keys of the page that was shown when it was opened, and of the one in the address bar, which may still be on its way. */
  const [openOn, setOpenOn] = useState<readonly string[]>([]);

  useEffect(() => {
    setOpenOn((keys) => (keys.includes(key) ? keys.slice(keys.lastIndexOf(key)) : []));
  }, [key]);

  return {
    wasOpened,
    isOpen: openOn.includes(key),
    /** Preloads the code; a failure is handled when the overlay is opened. */
    prepare: () => void loadCode(load).catch(() => undefined),
    open() {
      setOpened(true);
      // React Router keeps the key there.
      setOpenOn([key, window.history.state?.key ?? key]);
    },
    close: useCallback(() => setOpenOn([]), []),
  };
}
