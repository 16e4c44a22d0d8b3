import { type Kysely, sql } from 'kysely';

const changes = ['alter table joining_draft_keys add column is_proven boolean not null default false'];

/** Whether a key was given to the reader of a mail, or to whoever typed the address. */
export const provenDraftKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
