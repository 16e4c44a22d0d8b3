import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table membership_types add column credit_policy jsonb',
  'alter table carts add column membership_credit_pence integer not null default 0 check (membership_credit_pence >= 0)',
  `create table membership_credit_entries (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    membership_id uuid not null references memberships,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    kind text not null check (kind in ('grant', 'spend', 'return')),
    amount_pence integer not null check (amount_pence <> 0),
    order_id uuid references orders,
    order_item_id uuid references order_items,
    created_at timestamptz not null,
    check ((kind = 'spend') = (amount_pence < 0)),
    check ((kind = 'grant') = (order_id is null)),
    check ((kind = 'return') = (order_item_id is not null))
  )`,
  `create unique index membership_credit_granted_once
    on membership_credit_entries (membership_id, month) where kind = 'grant'`,
  'create index membership_credit_by_person on membership_credit_entries (person_id, month)',
  'create index membership_credit_by_order on membership_credit_entries (order_id)',
  'alter table refunds drop constraint refunds_destination_check',
  `alter table refunds add constraint refunds_destination_check
    check (destination in ('card', 'credit', 'membership'))`,
];

/** Credit that a membership gives each month: what was granted, spent and returned, one row each, never changed. */
export const membershipCredit = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const change of changes) await sql.raw(change).execute(db);
  },
};
