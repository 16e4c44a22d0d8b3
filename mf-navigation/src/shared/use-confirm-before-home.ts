import type { MouseEvent } from 'react';
import { useBus } from 'shared-platform';

/**
 * For a link to the kiosk's home: lets the host ask first, since typed data is lost there (joining specification 2
 * "Kiosk navigation"). If the host does not ask, the link goes home.
 */
export function useConfirmBeforeHome(): (event: MouseEvent) => void {
  const bus = useBus();
  return (event) => {
    if (bus.emit('kiosk:home-requested', {})) event.preventDefault();
  };
}
