import { type Kysely, sql } from 'kysely';

/** The search for classes looks for the next sessions of a few series among those of every venue. */
export const sessionsBySeries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw('create index scheduled_sessions_by_series on scheduled_sessions (series_id, starts_at)')
      .execute(db);
  },
};
