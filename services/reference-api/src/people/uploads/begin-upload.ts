import type { beginUpload as endpoint, Upload } from 'shared-contracts/api/uploads';
import { siteDay } from 'shared-contracts/dates';
import { type Call, invalid, notFound, requireUser } from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { uploadedIds } from '../documents/read-documents.ts';
import { requiredDocuments } from '../documents/rules.ts';
import { UPLOADS } from '../files/quotas.ts';
import { fileTexts } from '../files/texts.ts';

/** Takes note of a file that is about to be sent, so that a repeat of it is known for one. */
export async function beginUpload(call: Call<typeof endpoint>): Promise<Upload> {
  const { db, body } = call;
  const user = requireUser(call);
  const { documentId, contentType, size } = body;
  if (documentId === null && contentType === 'application/pdf')
    throw invalid({ content: [fileTexts.notPhoto] });
  if (documentId !== null) {
    const asked = requiredDocuments(user, await uploadedIds(db, user.id), siteDay(call.now()));
    if (!asked.some(({ id }) => id === documentId)) throw notFound();
  }
  await consumeQuota(call, UPLOADS);
  const { id } = await db
    .insertInto('uploads')
    .values({ personId: user.id, documentId, contentType, size, begunAt: call.now(), keptAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isKept: false };
}
