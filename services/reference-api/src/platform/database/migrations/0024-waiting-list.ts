import { type Kysely, sql } from 'kysely';

const changes = [
  `create table waiting_places (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    session_id text not null references scheduled_sessions,
    person_id uuid not null references people on delete cascade,
    origin text not null,
    joined_at timestamptz not null,
    offered_until timestamptz,
    unique (session_id, person_id)
  )`,
  'create index waiting_places_by_person on waiting_places (person_id)',
  'alter table mails add column waiting_place_id uuid references waiting_places on delete cascade',
];

/** Waiting lists in the order of joining, and places held for the next person. */
export const waitingList = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
