import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { readTestSeed } from '../testing/test-seed.ts';
import { insertMemberships } from './insert-memberships.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const insert = () => api.db.transaction().execute((tx) => insertMemberships(tx, readTestSeed(), api.now()));
const rows = async (
  table: 'membershipTypes' | 'memberships' | 'mandates' | 'promotions' | 'membershipTerms',
) => (await api.db.selectFrom(table).selectAll().execute()).length;
const all = async () => ({
  types: await rows('membershipTypes'),
  held: await rows('memberships'),
  mandates: await rows('mandates'),
  promotions: await rows('promotions'),
  terms: await rows('membershipTerms'),
});

it('gives a database of an earlier version its memberships, and does so once', async () => {
  const before = await all();
  expect(before).toEqual({ types: 39, held: 4, mandates: 1, promotions: 14, terms: 12 });
  await insert();
  expect(await all()).toEqual(before);
  await sql`truncate membership_types, promotions, membership_terms, memberships, mandates cascade`.execute(
    api.db,
  );
  expect((await all()).types).toBe(0);
  await insert();
  expect(await all()).toEqual(before);
});

it('leaves alone what a tenant sells already', async () => {
  await api.db.updateTable('membershipTypes').set({ name: 'Our own' }).where('id', '=', 101).execute();
  await insert();
  const type = await api.db
    .selectFrom('membershipTypes')
    .select('name')
    .where('id', '=', 101)
    .executeTakeFirstOrThrow();
  expect(type.name).toBe('Our own');
});

it('the member pays by Direct Debit each month, and a year of someone else is nearly over', async () => {
  const held = await api.db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.personId')
    .leftJoin('mandates', 'mandates.id', 'memberships.mandateId')
    .select(['people.firstName', 'memberships.endDate', 'mandates.status', 'mandates.billingDay'])
    .orderBy('people.firstName')
    .execute();
  expect(held).toEqual([
    { firstName: 'Alex', endDate: null, status: 'active', billingDay: 15 },
    { firstName: 'Jo', endDate: '2026-06-22', status: null, billingDay: null },
    { firstName: 'Lee', endDate: null, status: null, billingDay: null },
    { firstName: 'Nia', endDate: '2027-04-09', status: null, billingDay: null },
  ]);
});
