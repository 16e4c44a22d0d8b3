import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useToast } from 'shared-platform';
import { useLocation } from 'shared-platform/router';

/** What every overlay of the navigation takes. */
export interface OverlayProps {
  isOpen: boolean;
  onClose(): void;
}

/**
 * An overlay, its code fetched early or when it is opened, and whether it is open on this page: following a link
 * closes it.
 * @param load a function that stays the same
 * @param failed what a person is told when the code does not arrive
 */
export function useOnDemand<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
) {
  const toast = useToast();
  const { key } = useLocation();
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);

  const fetchCode = useCallback(async () => {
    const loaded = await load();
    setOverlay(() => loaded);
  }, [load]);

  useEffect(() => {
    setOpenOn((opened) => (opened === key ? opened : null));
  }, [key]);

  return {
    Overlay,
    isOpen: Overlay !== null && openOn === key,
    /** Fetches the code ahead; a failure is met, and told, when the overlay is opened. */
    prepare: () => void fetchCode().catch(() => undefined),
    open() {
      setOpenOn(key);
      fetchCode().catch(() => {
        setOpenOn(null);
        toast({ content: failed, type: 'danger' });
      });
    },
    close: useCallback(() => setOpenOn(null), []),
  };
}
