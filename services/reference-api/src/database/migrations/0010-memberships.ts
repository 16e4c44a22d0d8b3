import { type Kysely, sql } from 'kysely';

const changes = [
  `create table membership_types (
    id integer primary key,
    tenant_id integer not null references tenants,
    position integer not null,
    slug text not null,
    name text not null,
    description text not null,
    eligibility text,
    coverage text,
    benefits jsonb not null default '[]',
    categories jsonb not null default '[]',
    age_min integer,
    age_max integer,
    question_groups jsonb not null default '[]',
    is_restricted boolean not null default false,
    unique (tenant_id, slug)
  )`,
  `create table membership_type_venues (
    membership_type_id integer not null references membership_types on delete cascade,
    venue_id text not null references venues,
    primary key (membership_type_id, venue_id)
  )`,
  `create table membership_payment_options (
    id integer primary key,
    membership_type_id integer not null references membership_types on delete cascade,
    position integer not null,
    name text not null,
    payment_type text not null check (payment_type in ('recurring', 'fixed')),
    fixed_duration integer check (fixed_duration > 0),
    fixed_period text check (fixed_period in ('days', 'weeks', 'months', 'years')),
    base_pence integer not null check (base_pence >= 0),
    joining_pence integer not null check (joining_pence >= 0),
    allows_promotions boolean not null,
    is_on_sale boolean not null default true,
    check ((payment_type = 'fixed') = (fixed_duration is not null and fixed_period is not null))
  )`,
  'create index membership_payment_options_by_type on membership_payment_options (membership_type_id)',
  `create table promotions (
    id integer primary key,
    tenant_id integer not null references tenants,
    code text not null check (code = upper(code)),
    applies_to text not null check (applies_to in ('joining-fee', 'first-payment')),
    kind text not null check (kind in ('percent', 'amount')),
    value integer not null check (value > 0),
    valid_from text,
    valid_until text,
    max_uses integer check (max_uses > 0),
    payment_option_ids jsonb,
    unique (tenant_id, code)
  )`,
  `create table membership_terms (
    tenant_id integer not null references tenants,
    kind text not null check (kind in ('direct-debit', 'health-commitment', 'membership')),
    position integer not null,
    id text not null,
    title text not null,
    html text not null,
    primary key (tenant_id, id)
  )`,
  `create table mandates (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    status text not null check (status in ('draft', 'pending', 'active', 'cancelled')),
    auddis_code text not null default '0N',
    reference text not null,
    service_user_name text not null,
    account_holder text not null,
    account_ending text not null,
    sealed_details text,
    billing_day integer not null check (billing_day between 1 and 31),
    terms_accepted_at timestamptz not null,
    created_at timestamptz not null,
    unique (tenant_id, reference)
  )`,
  "create unique index mandates_one_live on mandates (person_id) where status in ('pending', 'active')",
  'create index mandates_by_person on mandates (person_id)',
  `create table memberships (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    membership_type_id integer not null references membership_types,
    payment_option_id integer not null references membership_payment_options,
    home_venue_id text not null references venues,
    status text not null check (status in ('active', 'pending', 'cancelled')),
    start_date text not null,
    end_date text,
    price_pence integer not null check (price_pence >= 0),
    mandate_id uuid references mandates,
    first_billing_date text,
    promotion_id integer references promotions,
    previous_membership_id uuid references memberships,
    answers jsonb not null default '[]',
    checked_terms jsonb not null default '[]',
    created_at timestamptz not null
  )`,
  'create index memberships_by_person on memberships (person_id)',
  'create index memberships_by_promotion on memberships (promotion_id) where promotion_id is not null',
  `create table cart_memberships (
    id uuid primary key default gen_random_uuid(),
    cart_id uuid not null unique references carts on delete cascade,
    person_id uuid not null references people,
    purchase text not null check (purchase in ('new', 'change', 'renewal')),
    membership_id uuid references memberships,
    membership_type_id integer not null references membership_types,
    payment_option_id integer not null references membership_payment_options,
    home_venue_id text not null references venues,
    start_date text not null,
    billing_day integer,
    promotion_id integer references promotions,
    mandate_id uuid references mandates on delete set null,
    answers jsonb not null default '[]',
    checked_terms jsonb not null default '[]',
    price_pence integer not null check (price_pence >= 0),
    previous_price_pence integer,
    sort_by integer not null,
    added_at timestamptz not null,
    check ((purchase = 'new') = (membership_id is null))
  )`,
  'create index cart_memberships_by_age on cart_memberships (added_at)',
  'alter table order_items alter column session_id drop not null',
  'alter table order_items add column membership_id uuid unique references memberships',
  'alter table order_items add constraint order_items_one_thing check ((session_id is null) <> (membership_id is null))',
];

/** Memberships on sale, promotions, terms, Direct Debit instructions, memberships people have or are buying. */
export const memberships = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
