import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table document_uploads add column scanned_at timestamptz',
  // Files that staff could open before there was a scanner can still be opened.
  'update document_uploads set scanned_at = uploaded_at',
];

/** Files are held until a scanner has looked at them, where there is one. */
export const scannedDocuments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
