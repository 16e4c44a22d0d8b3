import { type Kysely, sql } from 'kysely';

const changes = [
  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders,
    order_item_id uuid not null references order_items,
    destination text not null check (destination in ('card', 'credit')),
    description text not null,
    amount_pence integer not null check (amount_pence > 0),
    status text not null check (status in ('pending', 'refunded', 'unconfirmed', 'refused')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_item_id, destination)
  )`,
  'create index refunds_by_order on refunds (order_id)',
  "create index refunds_pending on refunds (updated_at) where status = 'pending'",
];

/** Refunds of an order. */
export const refunds = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
