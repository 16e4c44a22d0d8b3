import { type Kysely, sql } from 'kysely';

const changes = [
  `create table document_uploads (
    person_id uuid not null references people on delete cascade,
    document_id text not null,
    tenant_id integer not null references tenants,
    name text not null,
    content_type text not null,
    content bytea not null,
    uploaded_at timestamptz not null,
    primary key (person_id, document_id)
  )`,
];

/** Documents that people send, until somebody has looked at them. */
export const uploadedDocuments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
