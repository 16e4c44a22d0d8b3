import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteIso } from 'shared-contracts/dates';
import {
  type Attendee,
  bookableFor,
  bookingOpens,
  offerFor,
  remainingPlaces,
  shownOffer,
  withMembersTurn,
} from '../../booking-rules/index.ts';
import type { Tenant } from '../../platform/index.ts';
import { shownWaitingList } from '../waiting-list/rules.ts';
import { isoDuration } from './iso-duration.ts';
import type { SessionRow } from './store.ts';

/** Whom a session is for. */
export const audienceOf = (row: SessionRow) => ({
  ageRange: { minValue: row.ageMin, maxValue: row.ageMax },
  genderRestriction: row.genderRestriction,
  accessibilitySupport: row.accessibilitySupport,
});

/** Whom it is looked at for, and when. */
export interface Viewer {
  tenant: Tenant;
  attendee: Attendee | null;
  now: Date;
}

export const isMember = (attendee: Pick<Attendee, 'isMember'> | null): boolean => attendee?.isMember === true;

/** What a place costs this person, and whether they can book it now. */
export function offerAndBookable(row: SessionRow, { tenant, attendee, now }: Viewer) {
  const { site, bookingWindow } = tenant.settings;
  const member = isMember(attendee);
  const opens = bookingOpens(row.startsAt, bookingWindow, member);
  const answer = bookableFor(row, attendee?.linked, opens, now);
  return {
    offer: shownOffer(offerFor(row.offers, member), site.currency.symbol),
    bookable: withMembersTurn(answer, row.startsAt, bookingWindow, now),
  };
}

/** A session as this person sees it: their price, the places left, whether they can book it now. */
export function shownSession(row: SessionRow, viewer: Viewer): ScheduledSession {
  const priced = offerAndBookable(row, viewer);
  const { now, attendee } = viewer;
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
    // Everybody waits on a list for themselves.
    waitingList: attendee?.linked
      ? null
      : shownWaitingList(row, priced.bookable, { now, isInBasket: row.isInOwnBasket }),
    ...audienceOf(row),
  };
}
