import type { Transaction } from 'kysely';
import type { RequiredDocument } from 'shared-contracts/api/documents';
import { siteDay } from 'shared-contracts/dates';
import { type Call, type Database, notFound, requireUser } from '../../platform/index.ts';
import type { AcceptedFile } from '../files/check-file.ts';
import { writeChunks } from './document-chunks.ts';
import { uploadedIds } from './read-documents.ts';
import { flagsAfterUpload, requiredDocuments } from './rules.ts';

/**
 * Keeps a file until it is scanned, where there is a scanner, and someone has looked at it, in place of an earlier one,
 * and no longer asks the person for it.
 */
export async function storeDocument(
  tx: Transaction<Database>,
  call: Pick<Call, 'user' | 'tenant' | 'now' | 'configuration'>,
  documentId: string,
  { contentType, size, pieces }: AcceptedFile,
): Promise<RequiredDocument> {
  const { id: personId } = requireUser(call);
  const now = call.now();
  const { flags } = await tx
    .selectFrom('people')
    .select('flags')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const holder = { id: personId, flags };
  const documents = requiredDocuments(holder, await uploadedIds(tx, personId), siteDay(now));
  const asked = documents.find(({ id }) => id === documentId);
  if (!asked) throw notFound();
  const scannedAt = call.configuration.fileScannerUrl === null ? now : null;
  await tx
    .deleteFrom('documentUploads')
    .where((where) => where.and({ personId, documentId }))
    .execute();
  await tx
    .insertInto('documentUploads')
    .values({
      personId,
      documentId,
      tenantId: call.tenant.id,
      name: asked.name,
      contentType,
      content: null,
      size,
      uploadedAt: now,
      scannedAt,
    })
    .execute();
  await writeChunks(tx, { personId, documentId }, pieces);
  await tx
    .updateTable('people')
    .set({ flags: JSON.stringify(flagsAfterUpload(holder, documentId)) })
    .where('id', '=', personId)
    .execute();
  return { ...asked, status: 'waiting-for-approval', refusal: null };
}
