import { venueOf } from '../upstreams/answer-data.ts';
import type { PageContent } from './page-content.ts';

const VENUE_PAGE = /^\/location\/[^/]+\/?$/;
/** Joining has the same heading for every centre. */
const JOINING_PAGE = /^\/centre\//;

/**
 * The h1 that is known before the screen's code: a venue's name, or a screen's own. Pages behind the login, or about
 * one item, may get another heading.
 */
export function pageHeading({ pathname, matched, answers }: PageContent): string | null {
  if (!matched || matched.route.guard === 'customer') return null;
  if (VENUE_PAGE.test(pathname)) return venueOf(answers.venue)?.name ?? null;
  const isOfOneThing = matched.route.path.includes(':') && !JOINING_PAGE.test(pathname);
  return isOfOneThing ? null : matched.route.title || null;
}
