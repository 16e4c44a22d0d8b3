import { apiTable } from 'shared-contracts/api/table';
import { MAX_UPLOAD_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { type ApiServer, FileAnswer, handle, notFound, requireUser } from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { checkPhoto } from '../files/check-file.ts';
import { UPLOADS } from '../files/quotas.ts';
import { photoAddress } from '../person/photo-address.ts';
import { findPhoto, savePhoto } from './store.ts';

/** The photo of the person who calls; there is no way to ask for that of another person. */
export function registerPhoto(app: ApiServer): void {
  handle(app, apiTable.photo.photo, async (call) => {
    const kept = await findPhoto(call.db, requireUser(call).id);
    if (!kept) throw notFound();
    const fileName = kept.contentType === 'image/png' ? 'photo.png' : 'photo.jpg';
    return new FileAnswer(kept.contentType, fileName, Buffer.from(kept.content));
  });

  handle(
    app,
    apiTable.photo.uploadPhoto,
    async (call) => {
      const user = requireUser(call);
      await consumeQuota(call, UPLOADS);
      await savePhoto(call.db, user, await checkPhoto(call.body.fileName, call.body.content));
      return { profilePhoto: await photoAddress(call.db, user.id) };
    },
    { bodyLimit: MAX_UPLOAD_BODY_BYTES },
  );

  handle(app, apiTable.photo.removePhoto, async (call) => {
    await call.db.deleteFrom('personPhotos').where('personId', '=', requireUser(call).id).execute();
    return { profilePhoto: null };
  });
}
