import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database, SeriesTimeTable } from '../platform/index.ts';

/** Inserts tens of thousands of short rows as four parameters. */
export async function insertTimes(
  tx: Transaction<Database>,
  times: readonly Insertable<SeriesTimeTable>[],
): Promise<void> {
  const column = <Key extends keyof SeriesTimeTable>(key: Key) => times.map((time) => time[key]);
  await sql`
    insert into series_times (series_id, weekday, start_time, places_left)
    select * from unnest(
      ${column('seriesId')}::integer[], ${column('weekday')}::integer[],
      ${column('startTime')}::text[], ${column('placesLeft')}::integer[]
    )`.execute(tx);
}
