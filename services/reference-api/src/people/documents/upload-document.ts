import type { uploadDocument as endpoint, RequiredDocument } from 'shared-contracts/api/documents';
import { type Call, param } from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { checkFile } from '../files/check-file.ts';
import { UPLOADS } from '../files/quotas.ts';
import { storeDocument } from './store-document.ts';

/** Takes a document as base64, for callers that know no streamed uploads. */
export async function uploadDocument(call: Call<typeof endpoint>): Promise<RequiredDocument> {
  await consumeQuota(call, UPLOADS);
  const file = await checkFile(call.body.fileName, call.body.content);
  return call.db.transaction().execute((tx) => storeDocument(tx, call, param(call, 'documentId'), file));
}
