import { apiTable } from 'shared-contracts/api/table';
import { pence } from 'shared-contracts/money';
import { type Attendee, presentOffer, requestedAttendee } from '../../booking-rules/index.ts';
import { type ApiServer, type Call, handleShared, notFound, param } from '../../platform/index.ts';
import { addressLine } from '../../venues/index.ts';
import { cancellationOf } from './cancellation.ts';
import type { Requester } from './eligibility-facts.ts';
import { nextRelease } from './next-release.ts';
import { findNextSlots } from './next-slots.ts';
import { audienceOf, presentSession } from './present-session.ts';
import { presentFacilityUse, presentSlot } from './present-slot.ts';
import {
  findSession,
  listActivities,
  listFacilityUses,
  listSessions,
  listWeeklySessions,
  venueExists,
} from './store.ts';

async function refuseUnknownVenue(call: Call, slug: string): Promise<void> {
  if (!(await venueExists(call.db, call.tenant.id, slug))) throw notFound();
}

const asker = (call: Call, attendee: Attendee | null): Requester => ({
  now: call.now(),
  personId: attendee?.id ?? null,
  bookerId: call.user?.id ?? null,
});

export function registerSessions(app: ApiServer): void {
  handleShared(app, apiTable.activities.activities, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listActivities(call.db, call.now(), call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows;
  });

  handleShared(app, apiTable.activities.sessions, async (call, lifetime) => {
    const { db, tenant, query } = call;
    const attendee = await requestedAttendee(call, query);
    const now = call.now();
    const venueSlug = param(call, 'venue');
    const rows = await listSessions(db, asker(call, attendee), {
      tenantId: tenant.id,
      venueSlug,
      day: query.date,
      activitySlug: query.activity ?? null,
      kind: 'classes',
    });
    if (rows.length === 0) await refuseUnknownVenue(call, venueSlug);
    lifetime?.until(await nextRelease(db, now, rows));
    return rows.map((row) => presentSession(row, { tenant, attendee, now }));
  });

  handleShared(app, apiTable.activities.facilityUses, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listFacilityUses(call.db, call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows.map(presentFacilityUse);
  });

  handleShared(app, apiTable.activities.slots, async (call, lifetime) => {
    const { db, tenant, query } = call;
    const attendee = await requestedAttendee(call, query);
    const now = call.now();
    const venueSlug = param(call, 'venue');
    const rows = await listSessions(db, asker(call, attendee), {
      tenantId: tenant.id,
      venueSlug,
      day: query.date,
      activitySlug: null,
      kind: 'slots',
    });
    if (rows.length === 0) await refuseUnknownVenue(call, venueSlug);
    lifetime?.until(await nextRelease(db, now, rows));
    return rows.map((row) => presentSlot(row, { tenant, attendee, now }));
  });

  handleShared(app, apiTable.activities.nextSlots, async (call, lifetime) => {
    const { db, tenant, query } = call;
    const attendee = await requestedAttendee(call, query);
    const now = call.now();
    const venueSlug = param(call, 'venue');
    const wanted = { tenantId: tenant.id, venueSlug, date: query.date };
    const viewer = { tenant, attendee, now };
    const { found, rows } = await findNextSlots(db, asker(call, attendee), wanted, viewer);
    if (rows.length === 0) await refuseUnknownVenue(call, venueSlug);
    lifetime?.until(await nextRelease(db, now, rows));
    return found;
  });

  handleShared(app, apiTable.activities.weeklySessions, async (call, lifetime) => {
    const { db, tenant } = call;
    const attendee = await requestedAttendee(call, call.query);
    const now = call.now();
    const rows = await listWeeklySessions(db, asker(call, attendee), tenant.id, param(call, 'session'));
    lifetime?.until(await nextRelease(db, now, rows));
    return rows.map((row) => presentSession(row, { tenant, attendee, now }));
  });

  handleShared(app, apiTable.activities.session, async (call, lifetime) => {
    const { db, tenant } = call;
    const attendee = await requestedAttendee(call, call.query);
    const now = call.now();
    const row = await findSession(db, asker(call, attendee), tenant.id, param(call, 'session'));
    if (!row) throw notFound();
    lifetime?.until(await nextRelease(db, now, [row]));
    const { symbol } = tenant.settings.site.currency;
    const shown = presentSession(row, { tenant, attendee, now });
    return {
      session: shown,
      venue: { id: row.venueId, slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      description: row.description,
      attendeeInstructions: row.attendeeInstructions,
      ...audienceOf(row),
      offers: row.offers.map((offer) => presentOffer(offer, symbol)),
      cancellation: cancellationOf(row, pence(shown.offer.price), { tenant, now }),
    };
  });
}
