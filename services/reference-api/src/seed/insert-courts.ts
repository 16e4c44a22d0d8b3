import type { Transaction } from 'kysely';
import type { Database } from '../platform/index.ts';
import { plannedCourts } from './courts.ts';
import { insertAll } from './insert-all.ts';
import { insertTimes } from './insert-times.ts';
import type { Seed } from './seed-data.ts';

/** Gives courts and pitches to every tenant of the seed that has none, and has their times made. */
export async function insertCourts(tx: Transaction<Database>, seed: Seed): Promise<void> {
  const withoutCourts = await tx
    .selectFrom('tenants')
    .select(['id', 'slug'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessionSeries')
            .select('sessionSeries.id')
            .whereRef('sessionSeries.tenantId', '=', 'tenants.id')
            .where('sessionSeries.courts', 'is not', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id, slug } of withoutCourts) {
    const tenant = seed.tenants.find((one) => one.slug === slug);
    if (!tenant) continue;
    const { last } = await tx
      .selectFrom('sessionSeries')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const known = await tx.selectFrom('venues').select('id').where('tenantId', '=', id).execute();
    const ids = new Set(known.map((venue) => venue.id));
    const venues = seed.venues.filter((venue) => ids.has(venue.id));
    const { series, times } = plannedCourts(venues, tenant, id, seed, (last ?? 1000) + 1);
    if (series.length === 0) continue;
    await insertAll(tx, 'sessionSeries', series);
    await insertTimes(tx, times);
    await tx.updateTable('tenants').set({ timetableUntil: null }).where('id', '=', id).execute();
  }
}
