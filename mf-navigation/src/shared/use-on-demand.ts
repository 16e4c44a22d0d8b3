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
  const [openOn, setOpenOn] = useState<string | null>(null);

  useEffect(() => {
    setOpenOn((opened) => (opened === key ? opened : null));
  }, [key]);

  return {
    wasOpened,
    isOpen: openOn === key,
    /** Preloads the code; a failure is handled when the overlay is opened. */
    prepare: () => void loadCode(load).catch(() => undefined),
    open() {
      setOpened(true);
      setOpenOn(key);
    },
    close: useCallback(() => setOpenOn(null), []),
  };
}
