import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../platform/index.ts';
import { embeddedBytes, overEmbedded } from '../platform/wiring.ts';
import { readTestSeed } from '../testing/test-seed.ts';
import { prepareDatabase } from './prepare-database.ts';

const now = new Date('2026-03-23T10:00:00Z');
let db: Kysely<Database>;
let lines: string[];
beforeEach(async () => {
  db = overEmbedded(await PGlite.create(embeddedBytes));
  lines = [];
});
afterEach(() => db.destroy());

const prepare = (seed: typeof readTestSeed | null) =>
  prepareDatabase(db, now, (line) => lines.push(line), seed);

async function countOf(table: 'tenants' | 'people' | 'venues' | 'activities'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

it('starts empty in production: no tenant and no one who could log in', async () => {
  await prepare(null);
  expect(lines).toEqual(["There is no tenant yet. 'npm run admin -- create-tenant' makes the first."]);
  expect(await Promise.all([countOf('tenants'), countOf('venues'), countOf('people')])).toEqual([0, 0, 0]);
  const activities = await countOf('activities');
  expect(activities).toBeGreaterThan(0);
  await prepare(null);
  expect(await countOf('activities')).toBe(activities);
});

it('refuses in production a database that the demonstration has filled', async () => {
  await prepare(readTestSeed);
  await expect(prepare(null)).rejects.toThrow(/^The database holds the demonstration's data \('riverside'/);
});
