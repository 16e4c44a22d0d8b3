import { type Kysely, sql } from 'kysely';

/** The rate an item was sold at, so that a receipt is right after rates have changed; `null` = no VAT. */
export const vat = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table order_items add column vat_percent smallint').execute(db);
  },
};
