import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { Clash as WireClash } from 'shared-contracts/api/clash';
import { siteIso } from 'shared-contracts/dates';
import {
  type Attendee,
  type Clash,
  decide,
  presentOffer,
  remainingPlaces,
} from '../../booking-rules/index.ts';
import type { Tenant } from '../../platform/index.ts';
import { presentWaitingList } from '../waiting-list/rules.ts';
import { isoDuration } from './iso-duration.ts';
import type { SessionRow } from './store.ts';

/** The people a session is for. */
export const audienceOf = (row: SessionRow) => ({
  ageRange: { minValue: row.ageMin, maxValue: row.ageMax },
  genderRestriction: row.genderRestriction,
  accessibilitySupport: row.accessibilitySupport,
});

/** The viewer of a session, and the time. */
export interface Viewer {
  tenant: Tenant;
  attendee: Attendee | null;
  now: Date;
}

/** Another booking at the time of a session, as shown to the person. */
export const presentClash = ({ name, startsAt, endsAt }: Clash): WireClash => ({
  name,
  startDate: siteIso(new Date(startsAt)),
  endDate: siteIso(new Date(endsAt)),
});

/** The price of a place for this person, and whether they can book it now. */
export function offerAndBookable(row: SessionRow, { tenant, attendee, now }: Viewer) {
  const { settings } = tenant;
  const { offer, bookable, clash } = decide(row, { attendee, settings, now });
  return {
    offer: presentOffer(offer, settings.site.currency.symbol),
    bookable,
    clash: clash && presentClash(clash),
  };
}

/** A session as this person sees it: their price, the places left, whether they can book it now. */
export function presentSession(row: SessionRow, viewer: Viewer): ScheduledSession {
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
    // Everyone waits on a list for themselves.
    waitingList: attendee?.linked
      ? null
      : presentWaitingList(row, priced.bookable, { now, isInBasket: row.isInOwnBasket }),
    ...audienceOf(row),
  };
}
