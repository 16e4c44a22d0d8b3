import { type Kysely, sql } from 'kysely';
import { fillTimetables } from '../activities/wiring.ts';
import { type Database, StartFailure } from '../platform/index.ts';
import { migrate } from '../platform/wiring.ts';
import { readActivities } from '../seed/files/read-seed.ts';
import { insertCourts } from '../seed/insert-courts.ts';
import { insertMemberships } from '../seed/insert-memberships.ts';
import { insertActivities, isSeeded, loadSeed } from '../seed/seed.ts';
import type { Seed } from '../seed/seed-data.ts';
import { syncSeed } from '../seed/sync-seed.ts';

/**
 * Tables, first data and the timetable of the days ahead; says what takes a while. Throws StartFailures.
 * @param readSeed the demonstration's venues and people; without it a database starts empty.
 */
export async function prepareDatabase(
  db: Kysely<Database>,
  now: Date,
  progress: (line: string) => void,
  readSeed: (() => Seed) | null,
): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    throw new StartFailure(
      "The tables of the database do not fit this version. Run 'npm run reset' to start over with fresh data.",
      { cause: error },
    );
  }
  if (readSeed) await prepareDemonstration(db, now, progress, readSeed());
  else await prepareProduction(db, now, progress);
}

async function prepareDemonstration(
  db: Kysely<Database>,
  now: Date,
  progress: (line: string) => void,
  seed: Seed,
): Promise<void> {
  if (await isSeeded(db)) {
    await syncSeed(db, seed.tenants);
    await db.transaction().execute((tx) => insertMemberships(tx, seed, now));
    await db.transaction().execute((tx) => insertCourts(tx, seed));
    await fillUp(db, now, progress);
    return;
  }
  progress('First start: filling the database');
  await loadSeed(db, seed, now, progress);
  await sql`analyze`.execute(db);
}

/** Nothing but what every tenant shares. A database of the demonstration is refused: its password is published. */
async function prepareProduction(
  db: Kysely<Database>,
  now: Date,
  progress: (line: string) => void,
): Promise<void> {
  const demonstrated = await db
    .selectFrom('tenants')
    .select('slug')
    .where('seeded', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (demonstrated) {
    throw new StartFailure(
      `The database holds the demonstration's data ('${demonstrated.slug}' and its people, whose password is published). Start with an empty database.`,
    );
  }
  await db.transaction().execute((tx) => insertActivities(tx, readActivities()));
  const tenant = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  if (!tenant) progress("There is no tenant yet. 'npm run admin -- create-tenant' makes the first.");
  await fillUp(db, now, progress);
}

async function fillUp(db: Kysely<Database>, now: Date, progress: (line: string) => void): Promise<void> {
  const added = await fillTimetables(db, now);
  if (added > 0) progress(`Timetable: ${added} sessions added for the days ahead`);
}
