import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined> | IncomingHttpHeaders;

/**
 * Says on every document of the API which pages may hold it in a frame. Only the gateway knows the operators' pages,
 * and the end of a 3-D Secure challenge is held by them too where joining is embedded. A policy of the API's own is
 * kept beside it, and browsers obey both.
 */
export function withFraming(headers: Headers, framing: string): Headers {
  if (!String(headers['content-type'] ?? '').startsWith('text/html')) return headers;
  const policies = [headers['content-security-policy'] ?? [], framing].flat();
  return { ...headers, 'content-security-policy': policies.join(', ') };
}
