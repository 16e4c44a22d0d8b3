import type { FoundSession } from 'shared-contracts/api/session-search';
import { validCoordinates } from 'shared-contracts/distance';
import type { Attendee } from '../../booking-rules/index.ts';
import type { Call } from '../../platform/index.ts';
import { presentSession } from '../sessions/present-session.ts';
import { selectSessions } from '../sessions/store.ts';

/** Sessions with their venues, by id, as a person sees them. */
export async function readFound(
  { db, tenant, user, now: clock }: Call,
  attendee: Attendee | null,
  ids: readonly string[],
): Promise<Map<string, FoundSession>> {
  if (ids.length === 0) return new Map();
  const now = clock();
  const asker = { now, personId: attendee?.id ?? null, bookerId: user?.id ?? null };
  const rows = await selectSessions(db, asker)
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['venue.slug as venueSlug', 'venue.name as venueName', 'venue.town', 'venue.lat', 'venue.lng'])
    .where('session.tenantId', '=', tenant.id)
    .where('session.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: 'class' as const,
        session: presentSession(row, { tenant, attendee, now }),
        venue: {
          slug: row.venueSlug,
          name: row.venueName,
          town: row.town,
          ...(validCoordinates(row) ?? { lat: null, lng: null }),
        },
        metres: null,
      },
    ]),
  );
}
