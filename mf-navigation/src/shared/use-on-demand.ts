import { useCallback, useEffect, useState } from 'react';
import { loadCode } from 'shared-platform';
import { useLocation } from 'shared-platform/router';

/** What every overlay of the navigation takes. */
export interface OverlayProps {
  isOpen: boolean;
  onClose(): void;
}

/** How such an overlay says that its code did not arrive. */
export const overlayOptions = {
  close: ({ onClose }: OverlayProps) => onClose(),
  isOpen: ({ isOpen }: OverlayProps) => isOpen,
};

/**
 * Whether an overlay is open on this page, and whether it ever was, so that it is drawn at all: following a link closes it.
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
    /** Fetches the code ahead; a failure is met when the overlay is opened. */
    prepare: () => void loadCode(load).catch(() => undefined),
    open() {
      setOpened(true);
      setOpenOn(key);
    },
    close: useCallback(() => setOpenOn(null), []),
  };
}
