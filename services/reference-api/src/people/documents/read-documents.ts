import type { Kysely } from 'kysely';
import type { documents, RequiredDocument } from 'shared-contracts/api/documents';
import { siteDay } from 'shared-contracts/dates';
import { type Call, type Database, requireUser } from '../../platform/index.ts';
import { requiredDocuments } from './rules.ts';

/** Ids of what a person has sent and no one has decided about. */
export async function uploadedIds(db: Kysely<Database>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documentUploads')
    .select('documentId')
    .where('personId', '=', personId)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** The caller's required documents. */
export async function readDocuments(call: Call<typeof documents>): Promise<RequiredDocument[]> {
  const user = requireUser(call);
  return requiredDocuments(user, await uploadedIds(call.db, user.id), siteDay(call.now()));
}
