import { useEffect } from 'react';
import type { Endpoint } from 'shared-contracts/endpoint';
import { useApi, useBus } from 'shared-platform';

/** Asks for an answer again whenever the basket changed: places came or went with it. */
export function useRefreshWithBasket(endpoint: Endpoint): void {
  const api = useApi();
  const bus = useBus();
  useEffect(() => {
    const refresh = () => api.invalidate(endpoint);
    const stops = [bus.on('basket:changed', refresh), bus.on('basket:add-settled', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, bus, endpoint]);
}
