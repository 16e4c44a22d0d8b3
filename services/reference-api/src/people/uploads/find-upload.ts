import type { Kysely } from 'kysely';
import type { FileType } from 'shared-contracts/uploaded-file';
import { type Call, type Database, isUuid, notFound, param, requireUser } from '../../platform/index.ts';

export interface AnnouncedUpload {
  id: string;
  documentId: string | null;
  contentType: FileType;
  size: number;
  keptAt: Date | null;
}

/** The upload that a call names, of the person who calls. Throws the 404 failure for any other. */
export async function findUpload(call: Pick<Call, 'db' | 'user' | 'params'>): Promise<AnnouncedUpload> {
  const id = param(call, 'uploadId');
  const found = isUuid(id) ? await select(call.db, id, requireUser(call).id).executeTakeFirst() : undefined;
  if (!found) throw notFound();
  return found;
}

/** The same, which no one else can end in the meantime. */
export const lockUpload = (
  tx: Kysely<Database>,
  id: string,
  personId: string,
): Promise<AnnouncedUpload | undefined> => select(tx, id, personId).forUpdate().executeTakeFirst();

const select = (db: Kysely<Database>, id: string, personId: string) =>
  db
    .selectFrom('uploads')
    .select(['id', 'documentId', 'contentType', 'size', 'keptAt'])
    .where((where) => where.and({ id, personId }));
