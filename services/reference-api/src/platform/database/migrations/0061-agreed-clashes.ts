import { type Kysely, sql } from 'kysely';

/** What somebody said yes to when they put a place at the same hours in their basket: the ids of the other sessions. */
export const agreedClashes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table cart_items add column agreed_clashes jsonb not null default '[]'").execute(db);
  },
};
