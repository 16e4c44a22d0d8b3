import { type Kysely, sql } from 'kysely';

const changes = [
  `create table linked_people (
    person_id uuid not null references people on delete cascade,
    linked_person_id uuid not null references people on delete cascade,
    relation text not null check (relation in ('child', 'partner', 'other')),
    primary key (person_id, linked_person_id),
    check (person_id <> linked_person_id)
  )`,
  'create index linked_people_by_linked_person on linked_people (linked_person_id)',
  'create index order_items_by_person on order_items (person_id)',
];

/** People who may book for each other, and the attendee of a booking. */
export const linkedPeople = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
