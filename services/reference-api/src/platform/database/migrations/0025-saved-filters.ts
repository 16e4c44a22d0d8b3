import { type Kysely, sql } from 'kysely';

const changes = [
  `create table saved_filters (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references people on delete cascade,
    name text not null,
    query text not null,
    unique (person_id, name)
  )`,
];

/** Saved filters of timetables, under names of their own. */
export const savedFilters = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
