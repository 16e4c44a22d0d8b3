import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTimetables } from '../activities/wiring.ts';
import type { Database } from '../platform/index.ts';
import { openTestDatabase, TEST_NOW } from '../testing/test-database.ts';
import { readTestSeed } from '../testing/test-seed.ts';
import { insertCourts } from './insert-courts.ts';

const seed = readTestSeed();
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const courts = () =>
  db
    .selectFrom('sessionSeries as series')
    .innerJoin('venues', 'venues.id', 'series.venueId')
    .select(['venues.slug', 'series.name', 'series.courts', 'series.capacity'])
    .where('series.courts', 'is not', null)
    .orderBy('venues.slug')
    .orderBy('series.name')
    .execute();
const sessions = () =>
  db
    .selectFrom('scheduledSessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
const insert = async () => {
  await db.transaction().execute((tx) => insertCourts(tx, seed));
  return fillTimetables(db, TEST_NOW);
};

it('gives courts to the venues that are known to have them, one place for each', async () => {
  const all = await courts();
  expect(all.map(({ slug, name }) => `${slug}: ${name}`)).toEqual([
    'beactive-urmston: Badminton courts',
    'beactive-urmston: Squash courts',
    'sale-leisure-centre: Badminton courts',
    'sale-leisure-centre: Squash courts',
  ]);
  for (const { courts: names, capacity } of all) expect(names).toHaveLength(capacity);
});

it('adds nothing where there are courts already', async () => {
  const before = await sessions();
  expect(await insert()).toBe(0);
  expect(await sessions()).toEqual(before);
});

it('brings them into a database from before there were any, and touches no class', async () => {
  const [before, known] = [await sessions(), await courts()];
  const series = db.selectFrom('sessionSeries').select('id').where('courts', 'is not', null);
  await db.deleteFrom('scheduledSessions').where('seriesId', 'in', series).execute();
  await db.deleteFrom('sessionSeries').where('courts', 'is not', null).execute();
  const classes = await sessions();
  expect(await insert()).toBe(before.count - classes.count);
  expect(await courts()).toEqual(known);
  expect(await sessions()).toEqual(before);
});
