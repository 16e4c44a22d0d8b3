import { type Kysely, sql } from 'kysely';

const changes = [
  `create table linked_people (
    person_id uuid not null references people on delete cascade,
    linked_person_id uuid not null references people on delete cascade,
    relation text not null check (relation in ('child', 'partner', 'other')),
    primary key (person_id, linked_person_id),
    check (person_id <> linked_person_id)
  )`,
];

/** Who may book for whom. */
export const linkedPeople = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
