import { venueOf } from '../upstreams/answer-data.ts';
import type { PageContent } from './page-content.ts';

const VENUE_PAGE = /^\/location\/[^/]+\/?$/;
/** Joining is called the same whatever centre its address names. */
const JOINING_PAGE = /^\/centre\//;

/**
 * The h1 that is known before the screen's code: a venue's name, or a screen's own. What stands behind the login, or is
 * about one particular thing, may turn out to be called otherwise.
 */
export function pageHeading({ pathname, matched, answers }: PageContent): string | null {
  if (!matched || matched.route.guard === 'customer') return null;
  if (VENUE_PAGE.test(pathname)) return venueOf(answers.venue)?.name ?? null;
  const isOfOneThing = matched.route.path.includes(':') && !JOINING_PAGE.test(pathname);
  return isOfOneThing ? null : matched.route.title || null;
}
