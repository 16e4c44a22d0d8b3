import { type Kysely, sql, type Transaction } from 'kysely';
import { fillTimetable } from '../activities/wiring.ts';
import type { Database } from '../platform/index.ts';
import { scheduledSessionReferences } from '../platform/wiring.ts';
import { plannedCourts } from './courts.ts';
import { insertAll } from './insert-all.ts';
import { insertFamily } from './insert-family.ts';
import { insertMemberships } from './insert-memberships.ts';
import { insertPeople } from './insert-people.ts';
import { insertTimes } from './insert-times.ts';
import { insertWaiting } from './insert-waiting.ts';
import { plannedTimetable } from './planned-timetable.ts';
import { activityRow, tenantRow, venueRow } from './rows.ts';
import type { Seed } from './seed-data.ts';

export const isSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The activities of classes, shared by all tenants. Existing ones stay. */
export async function insertActivities(
  tx: Transaction<Database>,
  activities: Seed['activities'],
): Promise<void> {
  const known = await tx.selectFrom('activities').select('id').execute();
  const ids = new Set(known.map(({ id }) => id));
  const missing = activities.filter(({ id }) => !ids.has(id));
  if (missing.length > 0) await insertAll(tx, 'activities', missing.map(activityRow));
}

/** Any number that nothing else locks: two services that start together must not both fill the database. */
const SEED_LOCK = 7_316_001;

/** Fills an empty database in one transaction, so that a start that is broken off leaves it empty. */
export async function loadSeed(
  db: Kysely<Database>,
  seed: Seed,
  now: Date,
  progress: (line: string) => void,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(tx);
    if (await isSeeded(tx)) return;
    // Checking references once at the end instead of row by row halves the first start.
    await sql.raw(scheduledSessionReferences.drop).execute(tx);
    await insertActivities(tx, seed.activities);
    const tenants = seed.tenants.map((tenant, index) => ({ tenant, id: index + 1 }));
    await insertAll(
      tx,
      'tenants',
      tenants.map(({ tenant, id }) => tenantRow(tenant, id)),
    );
    let nextSeriesId = 1001;
    for (const { tenant, id } of tenants) {
      const venues = seed.venues.filter((venue) => venue.tenant === tenant.slug);
      await insertAll(
        tx,
        'venues',
        venues.map((venue) => venueRow(venue, tenant, id, seed.facilityLabels)),
      );
      const { series, times } = plannedTimetable(venues, tenant, id, seed, nextSeriesId);
      await insertAll(tx, 'sessionSeries', series);
      nextSeriesId += series.length;
      const courts = plannedCourts(venues, tenant, id, seed, nextSeriesId);
      await insertAll(tx, 'sessionSeries', courts.series);
      nextSeriesId += courts.series.length;
      await insertTimes(tx, [...times, ...courts.times]);
      const sessions = await fillTimetable(tx, id, now);
      progress(`${tenant.name}: ${venues.length} venues, ${series.length} programmes, ${sessions} sessions`);
    }
    await sql.raw(scheduledSessionReferences.add).execute(tx);
    await insertPeople(tx, seed, now);
    await insertFamily(tx, now);
    await insertMemberships(tx, seed, now);
    await insertWaiting(tx, now);
  });
}
