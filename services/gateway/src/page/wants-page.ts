import path from 'node:path';
import type { FastifyRequest } from 'fastify';

/** Addresses under which only files or calls lie. */
const NEVER_A_PAGE = /^\/(?:api|shell|standalone|remotes|embed|telemetry|fonts|brand|map)(?:\/|$)/;

/** Whether a request is somebody opening a page, not a script, a picture or a call. */
export function wantsPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [pathname = '/'] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || NEVER_A_PAGE.test(pathname)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && path.posix.extname(pathname) === '');
}
