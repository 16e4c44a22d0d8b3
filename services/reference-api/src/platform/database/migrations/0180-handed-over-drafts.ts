import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table joining_drafts drop constraint joining_drafts_check',
  'alter table joining_drafts add check (person_id is null or email is null)',
];

/** A joining that a kiosk hands over has neither an account nor an email address. */
export const handedOverDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
