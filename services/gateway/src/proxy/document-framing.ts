import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined> | IncomingHttpHeaders;

/**
 * Adds to every document of the API which pages may frame it. Only the gateway knows the operators' pages, which also
 * frame the end of a 3-D Secure challenge if joining is embedded. The API's own policy is kept, and browsers apply both.
 */
export function withFraming(headers: Headers, framing: string): Headers {
  if (!String(headers['content-type'] ?? '').startsWith('text/html')) return headers;
  const policies = [headers['content-security-policy'] ?? [], framing].flat();
  return { ...headers, 'content-security-policy': policies.join(', ') };
}
