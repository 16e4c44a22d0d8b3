import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table mails add column order_item_id uuid references order_items on delete cascade',
  'alter table mails add column membership_id uuid references memberships on delete cascade',
];

/** Mail about a booking or a membership of its own. */
export const accountMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
