import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteIso } from 'shared-contracts/dates';
import type { Person, Tenant } from '../http/call.ts';
import { shownWaitingList } from '../waiting-list/rules.ts';
import {
  bookable,
  bookingOpens,
  isoDuration,
  offerFor,
  remainingPlaces,
  shownOffer,
  withMembersTurn,
} from './rules.ts';
import type { SessionRow } from './store.ts';

/** Whom a session is for. */
export const audienceOf = (row: SessionRow) => ({
  ageRange: { minValue: row.ageMin, maxValue: row.ageMax },
  genderRestriction: row.genderRestriction,
  accessibilitySupport: row.accessibilitySupport,
});

/** Who looks, and when. */
export interface Viewer {
  tenant: Tenant;
  user: Person | null;
  now: Date;
}

export const isMember = (user: Person | null): boolean => user?.isMember === true;

/** What a place costs this person, and whether they can book it now. */
export function offerAndBookable(row: SessionRow, { tenant, user, now }: Viewer) {
  const { site, bookingWindow } = tenant.settings;
  const member = isMember(user);
  const answer = bookable(row, bookingOpens(row.startsAt, bookingWindow, member), now);
  return {
    offer: shownOffer(offerFor(row.offers, member), site.currency.symbol),
    bookable: withMembersTurn(answer, row.startsAt, bookingWindow, now),
  };
}

/** A session as this person sees it: their price, the places left, whether they can book it now. */
export function shownSession(row: SessionRow, viewer: Viewer): ScheduledSession {
  const priced = offerAndBookable(row, viewer);
  return {
    id: row.id,
    superEvent: String(row.seriesId),
    name: row.name,
    activity: { id: row.activityId, name: row.activityName, slug: row.activitySlug },
    startDate: siteIso(row.startsAt),
    endDate: siteIso(row.endsAt),
    duration: isoDuration(row.durationMinutes),
    level: row.level,
    leader: row.leader,
    location: row.location,
    eventStatus: row.status,
    maximumAttendeeCapacity: row.capacity,
    remainingAttendeeCapacity: remainingPlaces(row),
    ...priced,
    waitingList: shownWaitingList(row, priced.bookable, { now: viewer.now, isInBasket: row.isInOwnBasket }),
    ...audienceOf(row),
  };
}
