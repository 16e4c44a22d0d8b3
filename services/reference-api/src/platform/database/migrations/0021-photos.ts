import { type Kysely, sql } from 'kysely';

const changes = [
  `create table person_photos (
    person_id uuid primary key references people on delete cascade,
    tenant_id integer not null references tenants,
    content_type text not null,
    content bytea not null,
    version text not null
  )`,
];

/** Photos of people, for themselves. */
export const photos = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
