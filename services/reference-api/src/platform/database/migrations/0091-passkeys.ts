import { type Kysely, sql } from 'kysely';

const changes = [
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references people on delete cascade,
    tenant_id integer not null references tenants,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    is_synced boolean not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    unique (tenant_id, credential_id)
  )`,
  'create index passkeys_person on passkeys (person_id)',
  `create table passkey_challenges (
    challenge text primary key,
    tenant_id integer not null references tenants,
    person_id uuid references people on delete cascade,
    expires_at timestamptz not null
  )`,
];

/** Passkeys of people, and the challenges that wait for an answer of one. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
