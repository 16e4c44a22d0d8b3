import { type Kysely, sql } from 'kysely';

/** Lines of a basket that staff at the desk put in, which they are asked about before they leave its owner. */
export const linesAddedByStaff = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw('alter table cart_items add column added_by_staff boolean not null default false')
      .execute(db);
  },
};
