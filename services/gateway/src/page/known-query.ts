import { siteDay } from 'shared-contracts/dates';
import { type AppName, paths } from 'shared-contracts/links';
import { SEARCH_KEY, WHO_FOR_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { readChoices, writeChoices } from 'shared-contracts/session-search/session-query';
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

const CLASS_SEARCH_KEYS: readonly string[] = [
  WORDS_KEY,
  SEARCH_KEY,
  'when',
  'places',
  'price',
  'women',
  'show',
];

/** A search for classes, with its filters; `null` for any other query. */
export function classSearch({ app, pathname, search }: QueriedPage): URLSearchParams | null {
  if (app !== 'bookings' || pathname !== paths.home || search.length > LONGEST_SEARCH) return null;
  const query = new URLSearchParams(search);
  const keys = [...query.keys()];
  const isKnown =
    keys.every((key) => CLASS_SEARCH_KEYS.includes(key)) &&
    new Set(keys).size === keys.length &&
    [WORDS_KEY, SEARCH_KEY].every((key) => (query.get(key) ?? '').length <= LONGEST_TERM) &&
    // A choice that cannot be is left out where it is written.
    writeChoices(query, readChoices(query)).size === query.size;
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
 * page, and for a query with anything but a day of the timetable and an activity: filters are the browser's.
 */
export function timetableDay({ app, pathname, search }: QueriedPage, now: Date): string | null {
  if (app !== 'bookings' || !VENUE_PATH.test(pathname)) return null;
  const today = siteDay(now);
  const query = [...new URLSearchParams(search)];
  const isKnown = query.every(([key, value]) =>
    key === DAY_KEY ? isTimetableDay(value, today) : key === ACTIVITY_KEY && SLUG.test(value),
  );
  const keys = query.map(([key]) => key);
  if (!isKnown || new Set(keys).size < keys.length) return null;
  return query.find(([key]) => key === DAY_KEY)?.[1] ?? today;
}

/** True if a page can be rendered for its query: it has none, or one of few possible values. */
export const isKnownQuery = (page: QueriedPage, now: Date): boolean =>
  page.search === '' ||
  isVenueSearch(page) ||
  classSearch(page) !== null ||
  showsMemberships(page) ||
  timetableDay(page, now) !== null;
