import { type Kysely, sql } from 'kysely';

const changes = [
  `create table waiver_wordings (
    tenant_id integer not null references tenants,
    waiver_id text not null,
    wording text not null,
    title text not null,
    html text not null,
    version text not null,
    primary key (tenant_id, waiver_id, wording)
  )`,
  `create table waiver_acceptances (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null,
    waiver_id text not null,
    wording text not null,
    person_id uuid not null references people,
    accepted_by uuid not null references people,
    noted_by uuid references people,
    accepted_at timestamptz not null,
    foreign key (tenant_id, waiver_id, wording) references waiver_wordings,
    unique (person_id, accepted_by, tenant_id, waiver_id, wording)
  )`,
];

/** Waivers: the wordings as they were read, and the people who accepted them. */
export const waivers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const change of changes) await sql.raw(change).execute(db);
  },
};
