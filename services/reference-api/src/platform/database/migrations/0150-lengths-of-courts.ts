import { type Kysely, sql } from 'kysely';

/** How long courts can be booked for: consecutive times at once. */
export const lengthsOfCourts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table session_series add column lengths jsonb').execute(db);
  },
};
