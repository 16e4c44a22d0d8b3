import { paths } from 'shared-contracts/links';
import { venueOf } from '../upstreams/answer-data.ts';
import type { PageContent } from './page-content.ts';

const VENUE_PAGE = /^\/location\/[^/]+\/?$/;
/** Joining has the same heading for every centre. */
const JOINING_PAGE = /^\/centre\//;

/**
 * The h1 that is known before the screen's code: a venue's name, or a screen's own. Pages behind the login, or about
 * one item, may get another heading; only the checkout, which is never rendered, has its own in each of its states.
 */
export function pageHeading({ site, pathname, matched, answers }: PageContent): string | null {
  if (!matched) return null;
  const isCheckout = pathname === paths.checkout && site.app !== 'front-of-house';
  if (matched.route.guard === 'customer' && !isCheckout) return null;
  if (VENUE_PAGE.test(pathname)) return venueOf(answers.venue)?.name ?? null;
  const isOfOneThing = matched.route.path.includes(':') && !JOINING_PAGE.test(pathname);
  return isOfOneThing ? null : matched.route.title || null;
}
