import type { MouseEvent } from 'react';
import { useBus } from 'shared-platform';

/**
 * For a link to the kiosk's home: lets the host ask first, since what was filled in is lost there (joining specification
 * 2 "Kiosk navigation"). With a host that does not ask, the link leads home.
 */
export function useAskBeforeHome(): (event: MouseEvent) => void {
  const bus = useBus();
  return (event) => {
    if (bus.emit('kiosk:home-requested', {})) event.preventDefault();
  };
}
