import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table carts drop constraint carts_status_check',
  "alter table carts add check (status in ('open', 'paid', 'discarded', 'aside'))",
  "create index carts_aside on carts (created_at) where status = 'aside'",
  'alter table payments drop constraint payments_status_check',
  `alter table payments add check (status in (
    'prepared', 'processing', 'sca_required', 'authorised', 'completed', 'failed',
    'voiding', 'voided', 'refunding', 'refunded'
  ))`,
  `alter table payments
    add column origin text,
    add column next_step_at timestamptz,
    add column steps integer not null default 0,
    add column sent_at timestamptz,
    add column void_sent_at timestamptz,
    add column return_code uuid unique,
    add column return_sent_at timestamptz`,
  'drop index payments_unsettled',
  'create index payments_due on payments (next_step_at) where next_step_at is not null',
  `update payments set next_step_at = updated_at, sent_at = updated_at, failure = null
    where status in ('prepared', 'processing', 'sca_required', 'authorised', 'voiding')`,
  `alter table refunds
    add column next_step_at timestamptz,
    add column steps integer not null default 0,
    add column sent_at timestamptz`,
  'drop index refunds_pending',
  'create index refunds_due on refunds (next_step_at) where next_step_at is not null',
  `update refunds set status = 'pending', next_step_at = updated_at, sent_at = updated_at
    where destination = 'card' and status in ('pending', 'unconfirmed')`,
  `create table payment_steps (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid references payments on delete cascade,
    refund_id uuid references refunds on delete cascade,
    step text not null,
    result text not null,
    made_at timestamptz not null
  )`,
  'create index payment_steps_by_payment on payment_steps (payment_id, made_at)',
  'create index payment_steps_by_refund on payment_steps (refund_id, made_at)',
  `create table payment_problems (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer references tenants,
    payment_id uuid references payments,
    refund_id uuid references refunds,
    reference text not null,
    kind text not null,
    detail text not null,
    amount_pence integer not null,
    found_at timestamptz not null,
    settled_at timestamptz,
    settled_by uuid references people,
    resolution text,
    note text
  )`,
  'create unique index payment_problems_open on payment_problems (kind, reference) where settled_at is null',
  'create index payment_problems_by_tenant on payment_problems (tenant_id, found_at)',
  `create table ledger_comparisons (
    day text primary key,
    tried_at timestamptz not null,
    compared_at timestamptz,
    differences integer
  )`,
  'alter table mails add column payment_id uuid references payments on delete cascade',
];

/** Data that settles a payment no one is waiting for: the next look-up, the attempts, and who has to look. */
export const automaticSettling = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
