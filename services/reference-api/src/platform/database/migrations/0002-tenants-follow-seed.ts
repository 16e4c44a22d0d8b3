import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table tenants add column seeded jsonb',
  `update tenants
    set settings = jsonb_set(settings, '{site}', '{"language": "en-GB", "texts": {}}'::jsonb || (settings -> 'site'))`,
];

/** Tenants know what the seed last gave them, and have a language and wordings of their own. */
export const tenantsFollowSeed = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
