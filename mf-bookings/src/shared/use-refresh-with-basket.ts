import { useEffect } from 'react';
import type { Endpoint } from 'shared-contracts/endpoint';
import { useApi, useBus } from 'shared-platform';

/** Asks for an answer again whenever the basket changed or something was booked at once: places came or went with it. */
export function useRefreshWithBasket(endpoint: Endpoint): void {
  const api = useApi();
  const bus = useBus();
  useEffect(() => {
    const refresh = () => api.invalidate(endpoint);
    // The first basket event only repeats what an answer that came with the page already knows.
    let known = bus.last('basket:changed')?.itemCount;
    const stops = [
      bus.on('basket:changed', ({ itemCount }) => {
        if (known !== undefined && itemCount !== known) refresh();
        known = itemCount;
      }),
      bus.on('basket:add-settled', refresh),
      bus.on('basket:quick-book-settled', refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, bus, endpoint]);
}
