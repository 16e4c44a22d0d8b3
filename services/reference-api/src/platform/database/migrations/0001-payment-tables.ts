/** Basket, payments and orders. Money is integer pence. */
export const paymentTables = [
  `create table carts (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    status text not null default 'open' check (status in ('open', 'paid', 'discarded')),
    created_at timestamptz not null
  )`,
  "create unique index carts_one_open on carts (person_id) where status = 'open'",
  `create table cart_items (
    id uuid primary key default gen_random_uuid(),
    cart_id uuid not null references carts on delete cascade,
    session_id text not null references scheduled_sessions,
    person_id uuid not null references people,
    offer_id text not null,
    price_pence integer not null check (price_pence >= 0),
    previous_price_pence integer,
    sort_by integer not null,
    added_at timestamptz not null,
    unique (cart_id, session_id, person_id)
  )`,
  `create table holds (
    id uuid primary key default gen_random_uuid(),
    session_id text not null references scheduled_sessions,
    cart_item_id uuid not null unique references cart_items on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index holds_by_session on holds (session_id, expires_at)',
  `create table payments (
    id uuid primary key default gen_random_uuid(),
    cart_id uuid not null references carts,
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    amount_pence integer not null check (amount_pence > 0),
    tenders jsonb not null default '[]',
    status text not null check (status in (
      'prepared', 'processing', 'sca_required', 'authorised', 'completed', 'failed', 'voiding', 'voided'
    )),
    provider_transaction_id text unique,
    session_key text,
    card_description text,
    sca jsonb,
    three_ds_session text unique,
    failure text,
    save_card boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index payments_by_cart on payments (cart_id, created_at)',
  `create unique index payments_one_live on payments (cart_id)
    where status in ('prepared', 'processing', 'sca_required', 'authorised', 'completed')`,
  `create index payments_unsettled on payments (updated_at)
    where status in ('prepared', 'processing', 'sca_required', 'authorised', 'voiding')`,
  `create table saved_cards (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    card_type text not null,
    last_four_digits text not null,
    card_holder_name text not null,
    expiry_date text not null,
    external_identifier text not null,
    created_at timestamptz not null,
    unique (person_id, external_identifier)
  )`,
  `create table orders (
    id uuid primary key default gen_random_uuid(),
    complete_order_id text not null unique,
    reference text not null,
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    total_pence integer not null check (total_pence >= 0),
    tax_pence integer not null check (tax_pence >= 0),
    payment_id uuid unique references payments,
    cart_id uuid not null unique references carts,
    created_at timestamptz not null,
    unique (tenant_id, reference)
  )`,
  'create index orders_by_person on orders (person_id, created_at)',
  `create table order_items (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders,
    session_id text not null references scheduled_sessions,
    person_id uuid not null references people,
    name text not null,
    price_pence integer not null check (price_pence >= 0),
    access_code text not null,
    snapshot jsonb not null,
    status text not null default 'confirmed' check (status in ('confirmed', 'cancelled'))
  )`,
  `create table order_payments (
    order_id uuid not null references orders,
    position integer not null,
    tender_type text not null,
    description text not null,
    amount_pence integer not null check (amount_pence > 0),
    primary key (order_id, position)
  )`,
  'create index order_items_by_order on order_items (order_id)',
  "create index order_items_by_session on order_items (session_id) where status = 'confirmed'",
  "create unique index order_items_once on order_items (session_id, person_id) where status = 'confirmed'",
  `create table idempotency_keys (
    key text not null,
    person_id uuid not null references people on delete cascade,
    endpoint text not null,
    body_hash text not null,
    status integer,
    response jsonb,
    created_at timestamptz not null,
    primary key (key, person_id)
  )`,
];
