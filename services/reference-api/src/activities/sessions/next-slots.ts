import type { Kysely } from 'kysely';
import type { Slot } from 'shared-contracts/api/facilities';
import { addDays, siteDay } from 'shared-contracts/dates';
import { lastDay } from 'shared-contracts/timetable-days';
import type { Database } from '../../platform/index.ts';
import type { Requester } from './eligibility-facts.ts';
import type { Viewer } from './present-session.ts';
import { presentSlot } from './present-slot.ts';
import { listFacilityUses, listSessions, type SessionRow } from './store.ts';

/** Number of days that are read at once: most courts are free within a week. */
const DAYS = 7;

interface Wanted {
  tenantId: number;
  venueSlug: string;
  /** YYYY-MM-DD; the search begins on the day after. */
  date: string;
}

/** Of each kind of courts the first time that the person can book, and every row that was looked at. */
export async function findNextSlots(
  db: Kysely<Database>,
  asker: Requester,
  { tenantId, venueSlug, date }: Wanted,
  viewer: Viewer,
): Promise<{ found: Slot[]; rows: SessionRow[] }> {
  const facilities = await listFacilityUses(db, tenantId, venueSlug);
  const today = siteDay(viewer.now);
  const end = lastDay(today);
  const found = new Map<string, Slot>();
  const rows: SessionRow[] = [];
  let day = date < today ? today : addDays(date, 1);
  while (found.size < facilities.length && day <= end) {
    const read = await listSessions(db, asker, {
      tenantId,
      venueSlug,
      day,
      days: DAYS,
      activitySlug: null,
      kind: 'slots',
    });
    for (const row of read) {
      const slot = presentSlot(row, viewer);
      if (slot.bookable.canBook && !found.has(slot.facilityUse)) found.set(slot.facilityUse, slot);
    }
    rows.push(...read);
    day = addDays(day, DAYS);
  }
  return { found: [...found.values()], rows };
}
