import { type Kysely, sql } from 'kysely';

/** Mail about an order. */
export const orderMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw('alter table mails add column order_id uuid references orders on delete cascade')
      .execute(db);
  },
};
