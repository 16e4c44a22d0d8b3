import { activities, session, sessions } from 'shared-contracts/api/activities';
import { client } from 'shared-contracts/api/client';
import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { footer } from 'shared-contracts/api/footer';
import { highlights } from 'shared-contracts/api/highlights';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { PERSONAL_SEARCH_KEYS, searchSessions } from 'shared-contracts/api/session-search';
import { theme } from 'shared-contracts/api/theme';
import { joiningVenue, joiningVenues, venue, venues } from 'shared-contracts/api/venues';

/** Calls a page may start with. */
const pageCalls = [
  client,
  theme,
  venues,
  venue,
  joiningVenues,
  joiningVenue,
  footer,
  activities,
  facilityUses,
  highlights,
];

const pathPattern = (path: string) => path.replace(/\{\w+\}/g, '[^/?]+');

/** No other answer may be cached here or be part of a page: a row that becomes personal drops out automatically. */
const publicPaths = pageCalls
  .filter(({ access }) => access === 'anyone')
  .map(({ path }) => new RegExp(`^${pathPattern(path)}(\\?[^?]*)?$`));

/**
 * Calls whose answers differ from person to person, read as a visitor, for the public description and the rendering of
 * pages. Never among what it preloads, since a member would see a visitor's price.
 */
const visitorPaths = [
  new RegExp(`^${pathPattern(session.path)}$`),
  ...[sessions, slots].map(({ path }) => new RegExp(`^${pathPattern(path)}\\?date=\\d{4}-\\d{2}-\\d{2}$`)),
  new RegExp(`^${pathPattern(membershipTypes.path)}\\?venue_id=[\\w-]+$`),
];

const searchKeys = Object.keys(searchSessions.query.shape).filter(
  (key) => !PERSONAL_SEARCH_KEYS.includes(key),
);

/** A search for classes, as a visitor sees it. It has no place, which may be where someone is. */
const SEARCH = new RegExp(
  `^${pathPattern(searchSessions.path)}\\?(?:(?:${searchKeys.join('|')})=[^&]*(?:&(?!$)|$))+$`,
);

export const isSearchAnswer = (url: string): boolean => SEARCH.test(url);

/** True if a URL relative to the API base asks for what a visitor sees of a page. */
export const isVisitorAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && visitorPaths.some((pattern) => pattern.test(url));

/** True if a URL relative to the API base asks for such an answer. */
export const isPublicAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && publicPaths.some((pattern) => pattern.test(url));
