import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table carts add column credit_pence integer not null default 0 check (credit_pence >= 0)',
  'alter table carts add column renewals integer not null default 0',
];

/** The credit that is to pay for a basket, and how often its places were kept for longer. */
export const creditAndRenewals = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
