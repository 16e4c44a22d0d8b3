import { apiTable } from 'shared-contracts/api/table';
import { siteIso } from 'shared-contracts/dates';
import { type ApiServer, type Call, param } from '../http/call.ts';
import { notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { cancellationRule } from '../penalties/told-before-booking.ts';
import { addressLine } from '../venues/rules.ts';
import { freeCancellationUntil, offerFor, shownOffer } from './rules.ts';
import { audienceOf, isMember, shownSession } from './shown-session.ts';
import { shownFacilityUse, shownSlot } from './shown-slot.ts';
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

export function registerActivities(app: ApiServer): void {
  handle(app, apiTable.activities.activities, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listActivities(call.db, call.now(), call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows;
  });

  handle(app, apiTable.activities.sessions, async (call) => {
    const { db, tenant, user, query } = call;
    const now = call.now();
    const venueSlug = param(call, 'venue');
    const rows = await listSessions(
      db,
      { now, personId: user?.id ?? null },
      {
        tenantId: tenant.id,
        venueSlug,
        day: query.date,
        activitySlug: query.activity ?? null,
        kind: 'classes',
      },
    );
    if (rows.length === 0) await refuseUnknownVenue(call, venueSlug);
    return rows.map((row) => shownSession(row, { tenant, user, now }));
  });

  handle(app, apiTable.activities.facilityUses, async (call) => {
    const slug = param(call, 'venue');
    const rows = await listFacilityUses(call.db, call.tenant.id, slug);
    if (rows.length === 0) await refuseUnknownVenue(call, slug);
    return rows.map(shownFacilityUse);
  });

  handle(app, apiTable.activities.slots, async (call) => {
    const { db, tenant, user, query } = call;
    const now = call.now();
    const venueSlug = param(call, 'venue');
    const rows = await listSessions(
      db,
      { now, personId: user?.id ?? null },
      { tenantId: tenant.id, venueSlug, day: query.date, activitySlug: null, kind: 'slots' },
    );
    if (rows.length === 0) await refuseUnknownVenue(call, venueSlug);
    return rows.map((row) => shownSlot(row, { tenant, user, now }));
  });

  handle(app, apiTable.activities.weeklySessions, async (call) => {
    const { db, tenant, user } = call;
    const now = call.now();
    const rows = await listWeeklySessions(
      db,
      { now, personId: user?.id ?? null },
      tenant.id,
      param(call, 'session'),
    );
    return rows.map((row) => shownSession(row, { tenant, user, now }));
  });

  handle(app, apiTable.activities.session, async (call) => {
    const { db, tenant, user } = call;
    const now = call.now();
    const row = await findSession(db, { now, personId: user?.id ?? null }, tenant.id, param(call, 'session'));
    if (!row) throw notFound();
    const { freeCancellationHours, site } = tenant.settings;
    const { symbol } = site.currency;
    const freeUntil = freeCancellationUntil(row.startsAt, freeCancellationHours, now);
    const { pricePence } = offerFor(row.offers, isMember(user));
    return {
      session: shownSession(row, { tenant, user, now }),
      venue: { id: row.venueId, slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      description: row.description,
      attendeeInstructions: row.attendeeInstructions,
      ...audienceOf(row),
      offers: row.offers.map((offer) => shownOffer(offer, symbol)),
      cancellation: {
        freeUntil: freeUntil && siteIso(freeUntil),
        description: cancellationRule(pricePence, freeUntil !== null, tenant.settings, symbol),
      },
    };
  });
}
