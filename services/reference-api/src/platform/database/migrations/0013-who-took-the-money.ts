import { type Kysely, sql } from 'kysely';

/** The member of staff who took the money for an order at the desk. */
export const orderTakenBy = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table orders add column taken_by uuid references people').execute(db);
  },
};
