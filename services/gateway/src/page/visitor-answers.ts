import { activities, session, sessions } from 'shared-contracts/api/activities';
import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { searchSessions } from 'shared-contracts/api/session-search';
import type { PreloadedAnswer } from 'shared-contracts/config';
import { relativeUrl } from 'shared-contracts/endpoint-address';
import { activitiesOf, venueOf } from '../upstreams/answer-data.ts';
import type { VisitorLists } from './visitor-lists.ts';

type Read = (url: string) => Promise<PreloadedAnswer | null>;

/** A page waits this long for a list, in milliseconds: everything else on it is known without. */
const LONGEST_WAIT_FOR_LIST = 1_000;

const SESSION_PATH = /^\/location\/[^/]+\/sessions\/([\w-]+)\/?$/;

/** The class that the address names. */
export async function readSession(read: Read, pathname: string): Promise<PreloadedAnswer | null> {
  const [, id] = SESSION_PATH.exec(pathname) ?? [];
  return id === undefined ? null : read(relativeUrl(session, { params: { session: id } }));
}

/** The lists of a page that differ from person to person. One that comes late is kept for the next page. */
export function readLists(
  read: Read,
  { day, hasMemberships, search }: VisitorLists,
  { named, venueId }: { named: string | null; venueId: Promise<string | null> },
): Promise<(PreloadedAnswer | null)[]> {
  async function readMemberships(): Promise<PreloadedAnswer | null> {
    const id = await venueId;
    return id === null ? null : inTime(read(relativeUrl(membershipTypes, { query: { venue_id: id } })));
  }
  return Promise.all([
    named !== null && day !== null
      ? inTime(read(relativeUrl(sessions, { params: { venue: named }, query: { date: day } })))
      : null,
    hasMemberships ? readMemberships() : null,
    search ? inTime(read(relativeUrl(searchSessions, search))) : null,
  ]);
}

/** The courts of a venue and their times on a day, if it has any; the screen asks for them under the same condition. */
export async function readCourts(
  { read, readVisitors }: { read: Read; readVisitors: Read },
  { day, activity }: VisitorLists,
  { named, venue }: { named: string | null; venue: Promise<PreloadedAnswer | null> },
): Promise<{ courts: PreloadedAnswer | null; times: PreloadedAnswer | null }> {
  const none = { courts: null, times: null };
  if (named === null || day === null) return none;
  const params = { venue: named };
  const offered = activitiesOf(await inTime(read(relativeUrl(activities, { params }))));
  // A venue without the new timetable shows no courts.
  if (venueOf(await venue)?.activitiesV2Enabled === false) return none;
  const chosen = offered?.filter(({ slug }) => slug === activity) ?? [];
  if (!(chosen.length > 0 ? chosen : offered)?.some(({ hasSlots }) => hasSlots)) return none;
  const [courts, times] = await Promise.all([
    inTime(read(relativeUrl(facilityUses, { params }))),
    inTime(readVisitors(relativeUrl(slots, { params, query: { date: day } }))),
  ]);
  return { courts, times };
}

function inTime(answer: Promise<PreloadedAnswer | null>): Promise<PreloadedAnswer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), LONGEST_WAIT_FOR_LIST);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
