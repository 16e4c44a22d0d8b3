import { apiTable } from 'shared-contracts/api/table';
import { pence } from 'shared-contracts/money';
import { type Attendee, askedFor, shownOffer } from '../../booking-rules/index.ts';
import { type ApiServer, type Call, handle, notFound, param } from '../../platform/index.ts';
import { addressLine } from '../../venues/index.ts';
import { cancellationOf } from './cancellation.ts';
import { audienceOf, shownSession } from './shown-session.ts';
import { shownFacilityUse, shownSlot } from './shown-slot.ts';
import type { Asker } from './standing.ts';
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

const asker = (call: Call, attendee: Attendee | null): Asker => ({
  now: call.now(),
  personId: attendee?.id ?? null,
  bookerId: call.user?.id ?? null,
});

export function registerSessions(app: ApiServer): void {
  handle(app, apiTable.activities.activities, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listActivities(call.db, call.now(), call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows;
  });

  handle(app, apiTable.activities.sessions, async (call) => {
    const { db, tenant, query } = call;
    const attendee = await askedFor(call, query);
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
    return rows.map((row) => shownSession(row, { tenant, attendee, now }));
  });

  handle(app, apiTable.activities.facilityUses, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listFacilityUses(call.db, call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows.map(shownFacilityUse);
  });

  handle(app, apiTable.activities.slots, async (call) => {
    const { db, tenant, query } = call;
    const attendee = await askedFor(call, query);
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
    return rows.map((row) => shownSlot(row, { tenant, attendee, now }));
  });

  handle(app, apiTable.activities.weeklySessions, async (call) => {
    const { db, tenant } = call;
    const attendee = await askedFor(call, call.query);
    const now = call.now();
    const rows = await listWeeklySessions(db, asker(call, attendee), tenant.id, param(call, 'session'));
    return rows.map((row) => shownSession(row, { tenant, attendee, now }));
  });

  handle(app, apiTable.activities.session, async (call) => {
    const { db, tenant } = call;
    const attendee = await askedFor(call, call.query);
    const now = call.now();
    const row = await findSession(db, asker(call, attendee), tenant.id, param(call, 'session'));
    if (!row) throw notFound();
    const { symbol } = tenant.settings.site.currency;
    const shown = shownSession(row, { tenant, attendee, now });
    return {
      session: shown,
      venue: { id: row.venueId, slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      description: row.description,
      attendeeInstructions: row.attendeeInstructions,
      ...audienceOf(row),
      offers: row.offers.map((offer) => shownOffer(offer, symbol)),
      cancellation: cancellationOf(row, pence(shown.offer.price), { tenant, now }),
    };
  });
}
