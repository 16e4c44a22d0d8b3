import type { sendUpload as endpoint, Upload } from 'shared-contracts/api/uploads';
import { type Call, requireUser, sentFile } from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { storeDocument } from '../documents/store-document.ts';
import { checkReceivedFile, checkReceivedPhoto } from '../files/check-file.ts';
import { UPLOAD_ATTEMPTS } from '../files/quotas.ts';
import { type ReceivedFile, receiveFile } from '../files/receive-file.ts';
import { savePhoto } from '../photo/store.ts';
import { type AnnouncedUpload, findUpload, lockUpload } from './find-upload.ts';

/** Keeps the file in place of an earlier one, unless the same was kept in the meantime: two tries of one file are one. */
async function keep(call: Call<typeof endpoint>, upload: AnnouncedUpload, received: ReceivedFile) {
  const user = requireUser(call);
  const { documentId } = upload;
  const document = documentId === null ? null : await checkReceivedFile(received);
  const photo = documentId === null ? await checkReceivedPhoto(received) : null;
  await call.db.transaction().execute(async (tx) => {
    const locked = await lockUpload(tx, upload.id, user.id);
    if (!locked || locked.keptAt) return;
    if (documentId !== null && document) await storeDocument(tx, call, documentId, document);
    if (photo) await savePhoto(tx, user, photo);
    await tx.updateTable('uploads').set({ keptAt: call.now() }).where('id', '=', upload.id).execute();
  });
}

/** Takes the bytes of an announced file as they come, and keeps it once it is whole and has been looked at. */
export async function sendUpload(call: Call<typeof endpoint>): Promise<Upload> {
  const upload = await findUpload(call);
  const done = { id: upload.id, isKept: true };
  if (upload.keptAt) return done;
  await consumeQuota(call, UPLOAD_ATTEMPTS);
  const received = await receiveFile(sentFile(call), upload);
  try {
    await keep(call, upload, received);
  } finally {
    await received.file.close();
  }
  return done;
}
