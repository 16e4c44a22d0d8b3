import { type Kysely, sql } from 'kysely';

const changes = [
  `create table second_factors (
    person_id uuid primary key references people on delete cascade,
    secret text,
    pending_secret text,
    last_step bigint
  )`,
  `create table recovery_codes (
    person_id uuid not null references people on delete cascade,
    code_hash text not null,
    primary key (person_id, code_hash)
  )`,
  'alter table logins add column second_factor_at timestamptz',
];

/** Authenticator apps of staff, their recovery codes, and which logins were confirmed with them. */
export const secondFactors = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
