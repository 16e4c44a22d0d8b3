import type { IncomingHttpHeaders } from 'node:http';
import { type AppName, paths } from 'shared-contracts/links';
import { timetableDay } from './known-query.ts';

/** Connections on which every byte is needed for the page itself (Network Information, 'effectiveType'). */
const SLOW = ['slow-2g', '2g', '3g'];

/** Asks browsers to report the speed of their connection with later requests. */
export const CONNECTION_HINT = { 'accept-ch': 'ECT' };

const mayPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers['save-data'] !== 'on' && !SLOW.includes(String(headers.ect ?? ''));

/** Paths that the links of a page are likely to lead to; `null` if unpredictable. */
function likelyNext(pathname: string): string | null {
  if (pathname === paths.home) return '/location/:venue';
  if (/^\/location\/[^/]+$/.test(pathname)) return '/location/:venue/sessions/:session';
  return null;
}

/** The address and headers of a page request. */
export interface PrefetchingPage {
  app: AppName;
  pathname: string;
  search: string;
  headers: IncomingHttpHeaders;
}

/**
 * Speculation rules: from home to venues, from a venue, on any day and with any filters, to its classes, when a link is about to be used. Nothing is
 * prerendered, so no script of a page runs before its visit. A link with a query leads to a personal choice, a kiosk or
 * a frame.
 */
export function prefetchRules({ app, pathname, search, headers }: PrefetchingPage): string | null {
  const next = likelyNext(pathname);
  const isPlain = search === '' || timetableDay({ app, pathname, search }, new Date()) !== null;
  if (app !== 'bookings' || next === null || !isPlain || !mayPrefetch(headers)) return null;
  return JSON.stringify({
    prefetch: [
      {
        source: 'document',
        where: { href_matches: { pathname: next, search: '' } },
        eagerness: 'moderate',
      },
    ],
  });
}
