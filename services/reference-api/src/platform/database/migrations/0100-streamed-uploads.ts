import { type Kysely, sql } from 'kysely';

const changes = [
  // Files sent before keep their content in one piece until they are decided.
  'alter table document_uploads alter column content drop not null',
  'alter table document_uploads add column size integer',
  `create table document_chunks (
    person_id uuid not null,
    document_id text not null,
    position integer not null,
    content bytea not null,
    primary key (person_id, document_id, position),
    foreign key (person_id, document_id) references document_uploads on delete cascade
  )`,
  `create table uploads (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references people on delete cascade,
    document_id text,
    content_type text not null,
    size integer not null,
    begun_at timestamptz not null,
    kept_at timestamptz
  )`,
  'create index uploads_begun on uploads (begun_at)',
];

/** Files arrive as streams: announced first, and kept in pieces so that nobody needs one whole. */
export const streamedUploads = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
