import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table audit_entries add column once text',
  'create unique index audit_entries_once on audit_entries (once) where once is not null',
];

/** Views by staff are logged once a day, however often they look and in whichever process. */
export const whatStaffLookAt = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
