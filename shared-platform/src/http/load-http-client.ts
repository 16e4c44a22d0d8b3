import type { AxiosInstance } from 'axios';
import { loadCode } from 'shared-ui/load-code';

const importClient = () => import(/* webpackChunkName: "http-client" */ './http-client.ts');

/** The HTTP client, loaded once. Throws when its script does not arrive, as a call without a connection would. */
export const loadHttpClient = async (): Promise<AxiosInstance> => (await loadCode(importClient)).httpClient;

/**
 * Loads it before someone waits for it: at once where calls are sure to come, else when the page has nothing better to
 * do. What is lost here is requested again by the first call.
 */
export function warmHttpClient(isSureToCall: boolean): void {
  const load = () => void loadHttpClient().catch(() => undefined);
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
    else setTimeout(load, 200);
  };
  if (isSureToCall) load();
  else if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
