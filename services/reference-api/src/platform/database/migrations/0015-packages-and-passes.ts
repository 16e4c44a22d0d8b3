import { type Kysely, sql } from 'kysely';

const changes = [
  `create table packages (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    name text not null,
    total_uses integer not null check (total_uses > 0),
    valid_until text,
    created_at timestamptz not null
  )`,
  'create index packages_by_person on packages (person_id)',
  `create table package_uses (
    id uuid primary key default gen_random_uuid(),
    package_id uuid not null references packages on delete cascade,
    name text not null,
    used_at timestamptz not null
  )`,
  'create index package_uses_by_package on package_uses (package_id)',
  `create table guest_passes (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people on delete cascade,
    name text not null,
    code text not null,
    valid_until text not null,
    used_at timestamptz,
    created_at timestamptz not null,
    unique (tenant_id, code)
  )`,
  'create index guest_passes_by_person on guest_passes (person_id)',
];

/** Packages of uses that people have bought, and passes with which they bring a guest. */
export const packagesAndPasses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
