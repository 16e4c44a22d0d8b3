import { type Kysely, sql } from 'kysely';

/** When a code was used, so that the phone that shows it can say so until it expires. */
export const usedKioskCodes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table kiosk_codes add column used_at timestamptz').execute(db);
  },
};
