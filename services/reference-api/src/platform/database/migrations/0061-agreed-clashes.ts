import { type Kysely, sql } from 'kysely';

/** Clashes a person agreed to when adding a place at the same hours to their basket: ids of the other sessions. */
export const agreedClashes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table cart_items add column agreed_clashes jsonb not null default '[]'").execute(db);
  },
};
