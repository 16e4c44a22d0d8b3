import { type Kysely, sql } from 'kysely';

const changes = [
  `create table favourites (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references people on delete cascade,
    kind text not null check (kind in ('venue', 'class', 'instructor')),
    key text not null,
    unique (person_id, kind, key)
  )`,
];

/** Venues, classes and instructors that people like to come back to. */
export const favourites = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
