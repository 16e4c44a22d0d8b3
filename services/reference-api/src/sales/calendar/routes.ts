import { randomBytes } from 'node:crypto';
import { calendarFeed } from 'shared-contracts/api/calendar';
import { apiTable } from 'shared-contracts/api/table';
import { siteIso } from 'shared-contracts/dates';
import { lockOwnAccount, requireConfirmed } from '../../people/index.ts';
import {
  type ApiServer,
  callOrigin,
  endpointPattern,
  FileAnswer,
  handle,
  hashToken,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { calendarFeedOf } from './feed.ts';
import { addressSince, listCalendarBookings, ownerOf, storeAddress, withdrawAddress } from './store.ts';

/** The address at which a person's calendar reads their bookings. Only a hash of it is kept. */
export function registerCalendar(app: ApiServer): void {
  handle(app, apiTable.calendar.calendar, async (call) => {
    const since = await addressSince(call.db, requireUser(call).id);
    return { since: since && siteIso(since) };
  });

  handle(app, apiTable.calendar.newCalendarAddress, async (call) => {
    const now = call.now();
    const token = randomBytes(32).toString('base64url');
    const owner = { personId: requireConfirmed(call).id, tenantId: call.tenant.id };
    await call.db.transaction().execute(async (tx) => {
      await lockOwnAccount(tx, call, owner.personId);
      await storeAddress(tx, owner, hashToken(token), now);
    });
    const path = endpointPattern(calendarFeed).replace(':token', token);
    return { since: siteIso(now), address: `${callOrigin(call)}${path}` };
  });

  handle(app, apiTable.calendar.endCalendarAddress, async (call) => {
    await withdrawAddress(call.db, { personId: requireConfirmed(call).id });
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
