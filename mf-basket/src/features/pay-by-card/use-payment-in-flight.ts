import { useEffect } from 'react';
import { useBus } from 'shared-platform';

/** Tells the host while a payment is in flight, so that nothing takes the page away in the meantime (decisions 44). */
export function usePaymentInFlight(isInFlight: boolean): void {
  const bus = useBus();
  useEffect(() => {
    if (!isInFlight) return;
    bus.emit('checkout:paying-changed', { isPaying: true });
    return () => void bus.emit('checkout:paying-changed', { isPaying: false });
  }, [bus, isInFlight]);
}
