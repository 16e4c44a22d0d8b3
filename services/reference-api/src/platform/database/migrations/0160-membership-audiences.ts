import { type Kysely, sql } from 'kysely';

/** The group that a membership is meant for: students, people on a concession or a household. */
export const membershipAudiences = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        "alter table membership_types add column audience text check (audience in ('student', 'concession', 'household'))",
      )
      .execute(db);
  },
};
