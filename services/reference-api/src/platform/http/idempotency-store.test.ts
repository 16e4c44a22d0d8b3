import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import type { IdempotencyClaim } from './idempotency.ts';
import { createIdempotencyStore } from './idempotency-store.ts';

let db: Kysely<Database>;
let clock = Date.parse('2026-06-10T08:00:00Z');
let people: string[];

beforeAll(async () => {
  db = await openTestDatabase();
  people = (await db.selectFrom('people').select('id').execute()).map((person) => person.id);
});
afterAll(() => db.destroy());

const store = () => createIdempotencyStore(db, () => new Date(clock));
const claim = (key: string, change: Partial<IdempotencyClaim> = {}): IdempotencyClaim => ({
  key,
  personId: people[0] ?? '',
  endpoint: 'POST /add',
  bodyHash: 'a',
  ...change,
});

it('lets one of two calls with the same key go ahead', async () => {
  const states = await Promise.all([store().begin(claim('both')), store().begin(claim('both'))]);
  expect(states.map(({ state }) => state).sort()).toEqual(['new', 'running']);
});

it('answers the first result again', async () => {
  await store().begin(claim('done'));
  await store().finish(claim('done'), { status: 201, envelope: { data: 1 } });
  expect(await store().begin(claim('done'))).toEqual({
    state: 'answered',
    answer: { status: 201, envelope: { data: 1 } },
  });
});

it('refuses the key for another request', async () => {
  await store().begin(claim('taken'));
  expect(await store().begin(claim('taken', { bodyHash: 'b' }))).toEqual({ state: 'other-request' });
  expect(await store().begin(claim('taken', { endpoint: 'POST /pay' }))).toEqual({ state: 'other-request' });
});

it('keeps the keys of people apart', async () => {
  await store().begin(claim('shared'));
  expect(await store().begin(claim('shared', { personId: people[1] ?? '' }))).toEqual({ state: 'new' });
});

it('can be asked again after nothing was done, or when the first call died', async () => {
  await store().begin(claim('released'));
  await store().release(claim('released'));
  expect(await store().begin(claim('released'))).toEqual({ state: 'new' });
  clock += 3 * 60_000;
  expect(await store().begin(claim('released'))).toEqual({ state: 'new' });
});
