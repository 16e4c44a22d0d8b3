import { type Kysely, sql } from 'kysely';

const columns = ['override_note text', 'overridden_by uuid references people', 'overridden_at timestamptz'];

/** Why staff at the desk booked a place outside its age range or beside a clash, who did, and when. */
export const staffOverrides = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['cart_items', 'order_items']) {
      for (const column of columns) {
        await sql.raw(`alter table ${table} add column ${column}`).execute(db);
      }
    }
  },
};
