import { type Kysely, sql } from 'kysely';

const changes = [
  `create table joining_drafts (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid unique references people on delete cascade,
    email text,
    origin text not null,
    wants_reminder boolean not null default false,
    reminded_at timestamptz,
    link_hash text unique,
    link_expires_at timestamptz,
    saved_at timestamptz not null,
    expires_at timestamptz not null,
    check ((person_id is null) <> (email is null)),
    check (link_hash is null or person_id is null)
  )`,
  'create index joining_drafts_by_email on joining_drafts (tenant_id, email)',
  'create index joining_drafts_by_expiry on joining_drafts (expires_at)',
  `create table joining_draft_steps (
    draft_id uuid not null references joining_drafts on delete cascade,
    step text not null check (step in ('choice', 'details', 'questions', 'dates')),
    revision integer not null check (revision > 0),
    given jsonb not null,
    saved_at timestamptz not null,
    primary key (draft_id, step)
  )`,
  `create table joining_draft_keys (
    key_hash text primary key,
    draft_id uuid not null references joining_drafts on delete cascade
  )`,
  'create index joining_draft_keys_by_draft on joining_draft_keys (draft_id)',
  // A mail about a draft is gone with the draft.
  'alter table mails add column joining_draft_id uuid references joining_drafts on delete cascade',
  'create index mails_by_joining_draft on mails (joining_draft_id) where joining_draft_id is not null',
  'alter table mails alter column person_id drop not null',
  'alter table mails add check (person_id is not null or joining_draft_id is not null)',
];

/** Joinings in progress, kept for a person or for the address that a link to them is mailed to. */
export const joiningDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
