import { siteDay } from 'shared-contracts/dates';
import { type AppName, paths } from 'shared-contracts/links';
import { SEARCH_KEY, WHO_FOR_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { isFilterQuery } from 'shared-contracts/session-search/filter-query';
import { isSearchQuery } from 'shared-contracts/session-search/session-query';
import { ACTIVITY_KEY, DAY_KEY, isTimetableDay } from 'shared-contracts/timetable-days';
import { isBlankSearch } from 'shared-contracts/venue-search';

/** The address of a page, its query without the question mark. */
export interface QueriedPage {
  app: AppName;
  pathname: string;
  search: string;
}

/** Maximum length of a term. */
const LONGEST_TERM = 80;
/** As encoded in the address, where a letter may take twelve characters. */
const LONGEST_SEARCH = 300;

const VENUE_PATH = /^\/location\/[^/]+\/?$/;
const SLUG = /^[\w-]{1,80}$/;

/** Hosts whose home has a search box that works without scripts. */
const SEARCHED_APPS: readonly AppName[] = ['bookings', 'online-joining'];

/** True for the bookings home as it is before anything is searched for. */
export const isPlainHome = ({ app, pathname, search }: QueriedPage): boolean =>
  app === 'bookings' && pathname === paths.home && search === '';

/** True if a page's query is the venue search and nothing else. */
function isVenueSearch({ app, pathname, search }: QueriedPage): boolean {
  const [[key, term] = ['', ''], ...others] = new URLSearchParams(search);
  const isOfForm =
    key === SEARCH_KEY &&
    others.length === 0 &&
    term.length <= LONGEST_TERM &&
    search.length <= LONGEST_SEARCH;
  return isOfForm && SEARCHED_APPS.includes(app) && pathname === paths.home;
}

/** The parameters of a query besides some names, each of which it may have once; `null` if one is repeated. */
function restOf(query: URLSearchParams, names: readonly string[]): URLSearchParams | null {
  if (names.some((name) => query.getAll(name).length > 1)) return null;
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}

/** A search for classes, with its filters; `null` for any other query. */
export function classSearch({ app, pathname, search }: QueriedPage): URLSearchParams | null {
  if (app !== 'bookings' || pathname !== paths.home || search.length > LONGEST_SEARCH) return null;
  const query = new URLSearchParams(search);
  const terms = [WORDS_KEY, SEARCH_KEY];
  const filters = restOf(query, terms);
  const isKnown =
    filters !== null &&
    isSearchQuery(filters) &&
    terms.every((name) => (query.get(name) ?? '').length <= LONGEST_TERM);
  return isKnown && !isBlankSearch(query.get(WORDS_KEY) ?? '') ? query : null;
}

const CENTRE_PATH = /^\/centre\/[^/]+(?:\/|$)/;
/** An age band or the name of a group. */
const WHO_FOR = /^(?:\d{1,3}-\d{0,3}|[a-z-]{1,30})$/;

/** True if a page shows the memberships of a centre, for everyone or for whom its query says. */
export function showsMemberships({ app, pathname, search }: QueriedPage): boolean {
  if (app !== 'online-joining' || !CENTRE_PATH.test(pathname)) return false;
  const [[key, value] = [WHO_FOR_KEY, 'everyone'], ...others] = new URLSearchParams(search);
  return key === WHO_FOR_KEY && WHO_FOR.test(value) && others.length === 0;
}

/**
 * The day (YYYY-MM-DD) whose timetable a venue page shows: the one its query names, otherwise today. `null` for any other
 * page, and for a query with anything but a day of the timetable, an activity and filters, which the screen applies.
 */
export function timetableDay({ app, pathname, search }: QueriedPage, now: Date): string | null {
  if (app !== 'bookings' || !VENUE_PATH.test(pathname) || search.length > LONGEST_SEARCH) return null;
  const today = siteDay(now);
  const query = new URLSearchParams(search);
  const filters = restOf(query, [DAY_KEY, ACTIVITY_KEY]);
  const day = query.get(DAY_KEY) ?? today;
  const activity = query.get(ACTIVITY_KEY);
  const isKnown = isTimetableDay(day, today) && (activity === null || SLUG.test(activity));
  return filters && isFilterQuery(filters) && isKnown ? day : null;
}

/** True if a page can be rendered for its query: it has none, or one of few possible values. */
export const isKnownQuery = (page: QueriedPage, now: Date): boolean =>
  page.search === '' ||
  isVenueSearch(page) ||
  classSearch(page) !== null ||
  showsMemberships(page) ||
  timetableDay(page, now) !== null;
