import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/**
 * Sends a call so that the browser delivers it even when the page is closed meanwhile, which XMLHttpRequest cannot.
 * It stands in for the `fetch` adapter of axios, which is far larger than the little that is needed of it.
 */
export async function outliveThePage(config: InternalAxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  const { url = '', method = 'get', headers, data, timeout, withCredentials } = config;
  // Axios names a type even for a call without a body; its own transport takes it off again.
  if (data === undefined) headers.setContentType(null);
  const answer = await fetch(url, {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    body: data ?? null,
    credentials: withCredentials ? 'include' : 'omit',
    signal: timeout ? AbortSignal.timeout(timeout) : null,
    keepalive: true,
  });
  const { status, statusText } = answer;
  return { data: await answer.text(), status, statusText, headers: {}, config };
}
