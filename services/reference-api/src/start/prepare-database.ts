import { type Kysely, sql } from 'kysely';
import { fillTimetables } from '../activities/wiring.ts';
import { type Database, StartFailure } from '../platform/index.ts';
import { migrate } from '../platform/wiring.ts';
import { followSeed } from '../seed/follow-seed.ts';
import { insertCourts } from '../seed/insert-courts.ts';
import { insertMemberships } from '../seed/insert-memberships.ts';
import { isSeeded, loadSeed } from '../seed/seed.ts';
import type { Seed } from '../seed/seed-data.ts';

/** Tables, first data and the timetable of the days ahead; says what takes a while. */
export async function prepareDatabase(
  db: Kysely<Database>,
  now: Date,
  progress: (line: string) => void,
  readSeed: () => Seed,
): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    throw new StartFailure(
      "The tables of the database do not fit this version. Run 'npm run reset' to start over with fresh data.",
      { cause: error },
    );
  }
  const seed = readSeed();
  if (await isSeeded(db)) {
    await followSeed(db, seed.tenants);
    await db.transaction().execute((tx) => insertMemberships(tx, seed, now));
    await db.transaction().execute((tx) => insertCourts(tx, seed));
    const added = await fillTimetables(db, now);
    if (added > 0) progress(`Timetable: ${added} sessions added for the days ahead`);
    return;
  }
  progress('First start: filling the database');
  await loadSeed(db, seed, now, progress);
  await sql`analyze`.execute(db);
}
