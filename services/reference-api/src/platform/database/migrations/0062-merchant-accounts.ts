import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table payments add column merchant text',
  'alter table saved_cards add column merchant text',
];

/** Which merchant account charged, and keeps a card, so that a tenant can change to another; `null` = the installation's. */
export const merchantAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const change of changes) await sql.raw(change).execute(db);
  },
};
