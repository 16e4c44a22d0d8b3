import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table membership_types add column freeze_policy jsonb',
  `create table membership_freezes (
    id uuid primary key default gen_random_uuid(),
    membership_id uuid not null references memberships on delete cascade,
    start_date text not null,
    end_date text not null check (end_date >= start_date),
    monthly_pence integer not null check (monthly_pence > 0),
    created_at timestamptz not null
  )`,
  'create index membership_freezes_by_membership on membership_freezes (membership_id)',
];

/** Which memberships can be frozen, and the times in which people have frozen theirs. */
export const freezes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
