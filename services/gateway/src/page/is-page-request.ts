import path from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The route of pages: every address without another route. */
export const PAGES = '/*';

/** Prefixes of files and calls. */
const NEVER_A_PAGE = /^\/(?:api|shell|standalone|remotes|embed|telemetry|fonts|brand|map)(?:\/|$)/;

/** True if a request opens a page, rather than a script, a picture or a call. */
export function isPageRequest({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [pathname = '/'] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || NEVER_A_PAGE.test(pathname)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && path.posix.extname(pathname) === '');
}
