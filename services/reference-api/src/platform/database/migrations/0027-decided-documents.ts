import { type Kysely, sql } from 'kysely';

/** A mail can be about what was decided of a document, the file of which is not kept. */
export const decidedDocuments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table mails add column decision jsonb').execute(db);
  },
};
