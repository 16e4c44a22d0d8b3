import { type Kysely, sql } from 'kysely';

/** The device and passkey that a mail about a changed account names; gone with the mail. */
export const mailedChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table mails add column change jsonb').execute(db);
  },
};
