import { type Kysely, sql } from 'kysely';
import { scheduledSessionReferences } from '../scheduled-session-references.ts';
import { paymentTables } from './0001-payment-tables.ts';

const tables = [
  `create table tenants (
    id integer primary key,
    slug text not null unique,
    name text not null,
    settings jsonb not null,
    theme jsonb not null,
    footer_html text not null,
    checkout_terms jsonb not null default '[]',
    timetable_until text
  )`,
  `create table venues (
    id text primary key,
    tenant_id integer not null references tenants,
    slug text not null,
    name text not null,
    address1 text not null,
    address2 text,
    town text not null,
    postcode text not null,
    lat double precision,
    lng double precision,
    district text not null,
    region text not null,
    place_type text not null,
    facilities jsonb not null default '[]',
    theme jsonb,
    footer_html text,
    settings jsonb not null default '{}',
    unique (tenant_id, slug)
  )`,
  `create table people (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    reference text not null check (reference = upper(reference)),
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    membership_user_id text,
    credit_pence integer not null default 0 check (credit_pence >= 0),
    flags jsonb not null,
    home_venue_id text references venues,
    is_staff boolean not null default false,
    unique (tenant_id, reference)
  )`,
  'create index people_by_email on people (tenant_id, email)',
  `create table logins (
    token_hash text primary key,
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index logins_by_person on logins (person_id)',
  'create table failed_logins (key text not null, failed_at timestamptz not null)',
  'create index failed_logins_by_key on failed_logins (key, failed_at)',
  `create table activities (
    id text primary key,
    slug text not null unique,
    name text not null
  )`,
  `create table session_series (
    id integer primary key,
    tenant_id integer not null references tenants,
    venue_id text not null references venues,
    activity_id text not null references activities,
    name text not null,
    description text not null,
    level text,
    leader text,
    location text,
    duration_minutes integer not null check (duration_minutes > 0),
    capacity integer not null check (capacity > 0),
    attendee_instructions text,
    age_min integer,
    age_max integer,
    gender_restriction text check (gender_restriction in ('FemaleOnly', 'MaleOnly')),
    accessibility_support jsonb not null default '[]',
    offers jsonb not null
  )`,
  'create index session_series_by_venue on session_series (venue_id)',
  `create table series_times (
    series_id integer not null references session_series on delete cascade,
    weekday integer not null check (weekday between 1 and 7),
    start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    places_left integer check (places_left >= 0),
    primary key (series_id, weekday, start_time)
  )`,
  `create table scheduled_sessions (
    id text primary key,
    series_id integer not null,
    venue_id text not null,
    tenant_id integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    capacity integer not null check (capacity > 0),
    places_sold_elsewhere integer not null default 0 check (places_sold_elsewhere between 0 and capacity),
    status text not null default 'EventScheduled' check (status in ('EventScheduled', 'EventCancelled'))
  )`,
  scheduledSessionReferences.add,
  'create index scheduled_sessions_by_venue on scheduled_sessions (venue_id, starts_at)',
  ...paymentTables,
];

export const firstTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of tables) await sql.raw(statement).execute(db);
  },
};
