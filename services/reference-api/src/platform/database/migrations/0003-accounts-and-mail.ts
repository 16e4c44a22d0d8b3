import { type Kysely, sql } from 'kysely';

const changes = [
  "alter table tenants add column data_fields jsonb not null default '[]'",
  `update tenants set seeded = jsonb_set(seeded, '{dataFields}', '[]') where seeded is not null`,
  "alter table people add column answers jsonb not null default '{}'",
  `create table reference_series (
    tenant_id integer primary key references tenants,
    last_number integer not null
  )`,
  `create table registrations (
    tenant_id integer not null references tenants,
    key text not null,
    person_id uuid not null references people on delete cascade,
    created_at timestamptz not null,
    primary key (tenant_id, key)
  )`,
  `create table password_resets (
    person_id uuid primary key references people on delete cascade,
    tenant_id integer not null references tenants,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
  `create table mails (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    kind text not null,
    origin text not null,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    attempts integer not null default 0
  )`,
  'create index mails_due on mails (next_attempt_at)',
  'alter table failed_logins rename to attempts',
  'alter table attempts rename column failed_at to made_at',
  'alter index failed_logins_by_key rename to attempts_by_key',
  'create index attempts_by_age on attempts (made_at)',
  'create index logins_by_expiry on logins (expires_at)',
  'create index holds_by_expiry on holds (expires_at)',
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
];

/** Questions to people and their answers, registration, password reset, and the mail to send. */
export const accountsAndMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
