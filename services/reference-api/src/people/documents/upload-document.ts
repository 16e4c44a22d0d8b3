import type { AskedDocument, uploadDocument as endpoint } from 'shared-contracts/api/documents';
import { siteDay } from 'shared-contracts/dates';
import { type Call, notFound, param, requireUser } from '../../platform/index.ts';
import { checkFile } from '../files/check-file.ts';
import { uploadedIds } from './read-documents.ts';
import { askedDocuments, flagsAfterUpload } from './rules.ts';

/** Keeps a file until it is scanned, where there is a scanner, and somebody has looked at it, in place of an earlier one, and asks the person for it no more. */
export async function uploadDocument(call: Call<typeof endpoint>): Promise<AskedDocument> {
  const { db, tenant, body, configuration } = call;
  const { id: personId } = requireUser(call);
  const documentId = param(call, 'documentId');
  const now = call.now();
  const file = await checkFile(body.fileName, body.content);
  return db.transaction().execute(async (tx) => {
    const { flags } = await tx
      .selectFrom('people')
      .select('flags')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const holder = { id: personId, flags };
    const documents = askedDocuments(holder, await uploadedIds(tx, personId), siteDay(now));
    const asked = documents.find(({ id }) => id === documentId);
    if (!asked) throw notFound();
    const scannedAt = configuration.fileScannerUrl === null ? now : null;
    const sent = { ...file, uploadedAt: now, scannedAt };
    await tx
      .insertInto('documentUploads')
      .values({ personId, documentId, tenantId: tenant.id, name: asked.name, ...sent })
      .onConflict((conflict) => conflict.columns(['personId', 'documentId']).doUpdateSet(sent))
      .execute();
    await tx
      .updateTable('people')
      .set({ flags: JSON.stringify(flagsAfterUpload(holder, documentId)) })
      .where('id', '=', personId)
      .execute();
    return { ...asked, status: 'waiting-for-approval', refusal: null };
  });
}
