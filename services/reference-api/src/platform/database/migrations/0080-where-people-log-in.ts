import { type Kysely, sql } from 'kysely';

const changes = [
  `alter table logins
    add column id uuid not null default gen_random_uuid() unique,
    add column browser text,
    add column system text,
    add column stays boolean not null default true`,
  'create index logins_person on logins (person_id)',
  `create table known_places (
    person_id uuid not null references people on delete cascade,
    key text not null,
    seen_at timestamptz not null,
    primary key (person_id, key)
  )`,
];

/** Name and lifetime of a login in My account, and the places each person has logged in from before. */
export const loginOrigins = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
