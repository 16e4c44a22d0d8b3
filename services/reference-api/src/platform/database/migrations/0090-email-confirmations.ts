import { type Kysely, sql } from 'kysely';

const changes = [
  `create table email_confirmations (
    person_id uuid not null references people on delete cascade,
    tenant_id integer not null references tenants,
    email text not null,
    token_hash text unique,
    expires_at timestamptz,
    confirmed_at timestamptz,
    disowned_at timestamptz,
    check (confirmed_at is null or disowned_at is null),
    primary key (person_id, email)
  )`,
];

/** Which addresses of which accounts are confirmed. Nobody was asked so far, so nobody has a row. */
export const emailConfirmations = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
