import { previewQuery, type searchSessions } from 'shared-contracts/api/session-search';
import { siteDay } from 'shared-contracts/dates';
import type { CallArguments } from 'shared-contracts/endpoint';
import { RADIUS } from 'shared-contracts/nearby-venues';
import { WORDS_KEY } from 'shared-contracts/query-keys';
import { parseSearch } from 'shared-contracts/session-search/parse-search';
import { searchArguments } from 'shared-contracts/session-search/session-query';
import { ACTIVITY_KEY } from 'shared-contracts/timetable-days';
import { classSearch, isPlainHome, type QueriedPage, showsMemberships, timetableDay } from './known-query.ts';
import type { RequestedVenue } from './requested-venue.ts';

/** The lists of a page whose prices differ from person to person. */
export interface VisitorLists {
  /** The day (YYYY-MM-DD) of its venue's timetable; `null` for none. */
  day: string | null;
  /** Slug of the activity that its address chooses; `null` for all. */
  activity: string | null;
  /** Those on sale at its venue. */
  hasMemberships: boolean;
  /** A search for classes, on home for what is on; `null` for none, and for one near a place, which only the browser can find. */
  search: CallArguments<typeof searchSessions> | null;
}

export const NO_LISTS: VisitorLists = { day: null, activity: null, hasMemberships: false, search: null };

/** The lists that a page shows first, exactly as its screen will ask for them. */
export const visitorLists = (
  page: QueriedPage,
  { selected }: Pick<RequestedVenue, 'selected'>,
  now: Date,
): VisitorLists => ({
  day: timetableDay(page, now),
  activity: new URLSearchParams(page.search).get(ACTIVITY_KEY),
  hasMemberships: showsMemberships(page),
  search: isPlainHome(page) ? whatsOn(selected) : searchOf(page, now),
});

/** Home shows people what is on near the venue they chose, which the browser asks for. */
const whatsOn = (selected: string | null): VisitorLists['search'] =>
  selected === null ? { query: previewQuery } : null;

function searchOf(page: QueriedPage, now: Date): VisitorLists['search'] {
  const query = classSearch(page);
  if (!query) return null;
  const parsed = parseSearch(query.get(WORDS_KEY) ?? '', siteDay(now));
  return parsed.place === null ? searchArguments(parsed, query, null, RADIUS.usual) : null;
}
