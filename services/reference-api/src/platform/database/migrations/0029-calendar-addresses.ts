import { type Kysely, sql } from 'kysely';

const changes = [
  `create table calendar_addresses (
    person_id uuid primary key references people on delete cascade,
    tenant_id integer not null references tenants,
    token_hash text not null unique,
    created_at timestamptz not null
  )`,
];

/** The address at which a person's calendar reads their bookings. */
export const calendarAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
