import { randomBytes } from 'node:crypto';
import { calendarFeed } from 'shared-contracts/api/calendar';
import { apiTable } from 'shared-contracts/api/table';
import { siteIso } from 'shared-contracts/dates';
import {
  type ApiServer,
  callOrigin,
  endpointUrl,
  FileAnswer,
  handle,
  hashToken,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { calendarFeedOf } from './feed.ts';
import { addressSince, keepAddress, listCalendarBookings, ownerOf } from './store.ts';

/** The address at which a person's calendar reads their bookings. Only a hash of it is kept. */
export function registerCalendar(app: ApiServer): void {
  handle(app, apiTable.calendar.calendar, async (call) => {
    const since = await addressSince(call.db, requireUser(call).id);
    return { since: since && siteIso(since) };
  });

  handle(app, apiTable.calendar.newCalendarAddress, async (call) => {
    const now = call.now();
    const token = randomBytes(32).toString('base64url');
    const owner = { personId: requireUser(call).id, tenantId: call.tenant.id };
    await keepAddress(call.db, owner, hashToken(token), now);
    const path = endpointUrl(calendarFeed).replace(':token', token);
    return { since: siteIso(now), address: `${callOrigin(call)}${path}` };
  });

  handle(app, apiTable.calendar.endCalendarAddress, async (call) => {
    await call.db.deleteFrom('calendarAddresses').where('personId', '=', requireUser(call).id).execute();
    return { since: null };
  });

  handle(app, apiTable.calendar.calendarFeed, async (call) => {
    const { db, tenant } = call;
    // Looked for by its hash, so that the time it takes tells nothing of how much of an address was right.
    const ownerId = await ownerOf(db, tenant.id, hashToken(param(call, 'token')));
    if (ownerId === undefined) throw notFound();
    const bookings = await listCalendarBookings(db, tenant.id, ownerId, call.now());
    const content = calendarFeedOf(bookings, ownerId, tenant.name);
    return new FileAnswer('text/calendar; charset=utf-8', 'bookings.ics', content);
  });
}
