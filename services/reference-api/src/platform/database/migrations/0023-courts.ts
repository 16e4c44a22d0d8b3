import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table session_series add column courts jsonb',
  'alter table cart_items add column court text',
  'alter table cart_items add column is_court_chosen boolean not null default false',
  'alter table order_items add column court text',
  `create unique index order_items_one_court on order_items (session_id, court)
    where status = 'confirmed' and court is not null`,
];

/** Series that are courts or pitches by name, and the court that somebody has in a basket or has booked. */
export const courts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
