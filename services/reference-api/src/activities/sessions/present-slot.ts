import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { siteIso } from 'shared-contracts/dates';
import { remainingPlaces } from '../../booking-rules/index.ts';
import { freeCourts } from './courts.ts';
import { isoDuration } from './iso-duration.ts';
import { offerAndBookable, type Viewer } from './present-session.ts';
import type { FacilityRow, SessionRow } from './store.ts';

export const presentFacilityUse = (row: FacilityRow): FacilityUse => ({
  id: String(row.id),
  name: row.name,
  activity: { id: row.activityId, name: row.activityName, slug: row.activitySlug },
  description: row.description,
  individualFacilityUse: row.courts ?? [],
  ...(row.lengths && { lengths: row.lengths }),
});

/** A time of courts as this person sees it: their price, the free courts, whether they can book one now. */
export const presentSlot = (row: SessionRow, viewer: Viewer): Slot => ({
  id: row.id,
  facilityUse: String(row.seriesId),
  startDate: siteIso(row.startsAt),
  endDate: siteIso(row.endsAt),
  duration: isoDuration(row.durationMinutes),
  maximumUses: row.capacity,
  remainingUses: remainingPlaces(row),
  individualFacilityUse: freeCourts(row),
  ...offerAndBookable(row, viewer),
});
