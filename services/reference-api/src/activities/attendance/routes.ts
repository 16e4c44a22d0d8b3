import type { Attendee } from 'shared-contracts/api/attendance';
import { apiTable } from 'shared-contracts/api/table';
import { displayDay, siteDay, siteIso, siteTime } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { penaltyPence } from '../../booking-rules/index.ts';
import { recordStaffView, requireDesk, viewedListTexts } from '../../people/index.ts';
import { type ApiServer, handle, param, type TenantSettings } from '../../platform/index.ts';
import { type AttendeeRow, listAttendees, listBookedClasses, listUnbookedClasses } from './store.ts';

/** Reason that staff booked a place despite its age range and clashes; nothing if they did not. */
function shownOverride({ overrideNote, overriddenAt, staffFirstName, staffLastName }: AttendeeRow) {
  if (overrideNote === null || overriddenAt === null) return {};
  const by = `${staffFirstName ?? ''} ${staffLastName ?? ''}`.trim();
  return { override: { note: overrideNote, by, at: siteIso(overriddenAt) } };
}

function shownAttendee(row: AttendeeRow, { site, penalties }: TenantSettings): Attendee {
  const { symbol } = site.currency;
  const costPence = row.isStayCharged ? 0 : penaltyPence('no-show', row, penalties);
  return {
    bookingId: row.id,
    name: `${row.firstName} ${row.lastName}`,
    bookedBy: row.bookerId === row.attendeeId ? null : `${row.bookerFirstName} ${row.bookerLastName}`,
    cost: costPence > 0 ? displayMoney(costPence, symbol) : null,
    noted:
      row.owedPence === null
        ? null
        : { owed: displayMoney(row.owedPence, symbol), isPaid: row.paidAt !== null },
    ...shownOverride(row),
  };
}

/** Routes with the bookings of a class, for staff who check attendance. */
export function registerAttendance(app: ApiServer): void {
  handle(app, apiTable.attendance.deskClasses, async (call) => {
    requireDesk(call);
    const { db, tenant, query, now } = call;
    const day = query.date ?? siteDay(now());
    const wanted = { tenantId: tenant.id, day, venueSlug: param(call, 'venue') };
    const rows = await (query.booked === 'by-nobody'
      ? listUnbookedClasses(db, wanted, now())
      : listBookedClasses(db, wanted));
    return rows.map(({ startsAt, booked, missing, ...row }) => ({
      ...row,
      startDate: siteIso(startsAt),
      hasStarted: startsAt <= now(),
      booked: Number(booked),
      missing: Number(missing),
    }));
  });

  handle(app, apiTable.attendance.attendees, async (call) => {
    requireDesk(call);
    const { db, tenant } = call;
    const sessionId = param(call, 'sessionId');
    const rows = await listAttendees(db, { tenantId: tenant.id, sessionId });
    const [first] = rows;
    if (first) {
      const day = displayDay(siteDay(first.startsAt));
      const time = siteTime(first.startsAt);
      const subject = viewedListTexts.attendees(first.className, first.venueName, day, time);
      await recordStaffView(call, [{ act: 'list-seen', personId: null, subject, subjectId: sessionId }]);
    }
    return rows.map((row) => shownAttendee(row, tenant.settings));
  });
}
