import { type Kysely, sql } from 'kysely';

const changes = [
  // Slugs of the activities that a use is good for.
  `alter table packages add column covers jsonb not null default '[]'`,
  'alter table cart_items add column package_id uuid references packages on delete set null',
  `alter table package_uses add column order_item_id uuid unique references order_items on delete set null`,
];

/** Coverage of a package, the line of a basket that a use of it pays for, and the booking of a use. */
export const packagesPay = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
