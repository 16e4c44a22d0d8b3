import { apiTable } from 'shared-contracts/api/table';
import { decide } from '../../booking-rules/index.ts';
import { requireDesk, resolveBasketOwner } from '../../people/index.ts';
import { type ApiServer, handle, notFound, param } from '../../platform/index.ts';
import { presentSession, type Viewer } from './present-session.ts';
import { listSessions, type SessionRow, venueExists } from './store.ts';

/** True if staff may book a place that the customer cannot book as things are. */
function canOverride(row: SessionRow, { tenant: { settings }, attendee, now }: Viewer): boolean {
  const asked = { attendee, settings, now };
  const isFree = ({ bookable, clash }: ReturnType<typeof decide>) => bookable.canBook && clash === null;
  return !isFree(decide(row, asked)) && isFree(decide(row, { ...asked, isOverridden: true }));
}

/** The timetable for staff who book a class for the customer they serve. */
export function registerDeskSessions(app: ApiServer): void {
  handle(app, apiTable.frontOfHouse.deskSessions, async (call) => {
    requireDesk(call);
    const { db, tenant } = call;
    const attendee = await resolveBasketOwner(call, param(call, 'customerId'));
    const viewer = { tenant, attendee, now: call.now() };
    const venueSlug = param(call, 'venue');
    const rows = await listSessions(
      db,
      { now: viewer.now, personId: attendee.id },
      { tenantId: tenant.id, venueSlug, day: call.query.date, activitySlug: null, kind: 'classes' },
    );
    if (rows.length === 0 && !(await venueExists(db, tenant.id, venueSlug))) throw notFound();
    return rows.map((row) => ({ ...presentSession(row, viewer), canOverride: canOverride(row, viewer) }));
  });
}
