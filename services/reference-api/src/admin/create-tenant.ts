import { type Kysely, sql } from 'kysely';
import { fillTimetable } from '../activities/wiring.ts';
import { type Database, readRows, StartFailure } from '../platform/index.ts';
import { readActivities } from '../seed/files/read-seed.ts';
import { insertAll } from '../seed/insert-all.ts';
import { insertCatalogue } from '../seed/insert-memberships.ts';
import { tenantRow, venueRow } from '../seed/rows.ts';
import { insertActivities } from '../seed/seed.ts';
import type { TenantFolder } from './tenant-folder.ts';
import { readTimetable } from './timetable-file.ts';

/** Any number that nothing else locks: ids are the next ones, so that two commands go one after the other. */
const TENANTS_LOCK = 7_316_004;

/** The new tenant. */
export interface CreatedTenant {
  venues: number;
  classes: number;
}

/** Makes a tenant with everything its folder holds, or nothing of it. Throws StartFailures. */
export async function createTenant(
  db: Kysely<Database>,
  { tenant, venues, timetable, memberships }: TenantFolder,
  now: Date,
): Promise<CreatedTenant> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${TENANTS_LOCK}::bigint)`.execute(tx);
    await refuseKnown(tx, tenant.slug, venues);
    await insertActivities(tx, readActivities());
    const id = await nextId(tx, 'tenants');
    // A tenant that no seed created follows none.
    await insertAll(tx, 'tenants', [{ ...tenantRow(tenant, id), seeded: null }]);
    const labels = new Map(
      readRows('facility-types.csv').map(({ notation = '', label = '' }) => [notation, label]),
    );
    await insertAll(
      tx,
      'venues',
      venues.map((venue) => venueRow(venue, tenant, id, labels)),
    );
    if (timetable !== null) {
      const activities = await tx.selectFrom('activities').select(['id', 'name']).execute();
      const programmes = readTimetable(timetable, {
        venues: new Map(venues.map((venue) => [venue.slug, venue.id])),
        activities: new Map(activities.map((activity) => [activity.name, activity.id])),
      });
      const firstId = await nextId(tx, 'sessionSeries');
      for (const [at, { series, times }] of programmes.entries()) {
        await insertAll(tx, 'sessionSeries', [{ ...series, id: firstId + at, tenantId: id }]);
        await insertAll(
          tx,
          'seriesTimes',
          times.map((time) => ({ ...time, seriesId: firstId + at })),
        );
      }
    }
    if (memberships) {
      await insertCatalogue(tx, { tenants: [tenant], venues, memberships }, { id, slug: tenant.slug });
    }
    return { venues: venues.length, classes: await fillTimetable(tx, id, now) };
  });
}

async function refuseKnown(
  tx: Kysely<Database>,
  slug: string,
  venues: TenantFolder['venues'],
): Promise<void> {
  const tenant = await tx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirst();
  if (tenant) throw new StartFailure(`There is a tenant '${slug}' already.`);
  const ids = venues.map(({ id }) => id);
  const known = await tx.selectFrom('venues').select('id').where('id', 'in', ids).executeTakeFirst();
  if (known) throw new StartFailure(`venues.csv: the id '${known.id}' belongs to another venue.`);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) throw new StartFailure(`venues.csv: the id '${twice}' is there twice.`);
}

async function nextId(tx: Kysely<Database>, table: 'tenants' | 'sessionSeries'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
