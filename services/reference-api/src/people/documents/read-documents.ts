import type { Kysely } from 'kysely';
import type { AskedDocument, documents } from 'shared-contracts/api/documents';
import { siteDay } from 'shared-contracts/dates';
import { type Call, type Database, requireUser } from '../../platform/index.ts';
import { askedDocuments } from './rules.ts';

/** Ids of what a person has sent and nobody has decided about. */
export async function uploadedIds(db: Kysely<Database>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documentUploads')
    .select('documentId')
    .where('personId', '=', personId)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** What whoever calls is asked for. */
export async function readDocuments(call: Call<typeof documents>): Promise<AskedDocument[]> {
  const user = requireUser(call);
  return askedDocuments(user, await uploadedIds(call.db, user.id), siteDay(call.now()));
}
