import { type Kysely, sql } from 'kysely';

const changes = [
  `create table penalties (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    order_item_id uuid not null unique references order_items,
    reason text not null check (reason in ('late-cancellation', 'no-show')),
    amount_pence integer not null check (amount_pence > 0),
    cart_id uuid references carts,
    paid_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index penalties_due on penalties (person_id) where paid_at is null',
  'create index penalties_by_cart on penalties (cart_id) where cart_id is not null',
  'alter table order_items add column penalty_id uuid unique references penalties',
  'alter table order_items drop constraint order_items_one_thing',
  `alter table order_items add constraint order_items_one_thing
    check (num_nonnulls(session_id, membership_id, penalty_id) = 1)`,
];

/** Charges for places cancelled too late or missed, and the item of the order that paid for it. */
export const penalties = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
