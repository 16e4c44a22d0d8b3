import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { beginUpload } from './begin-upload.ts';
import { findUpload } from './find-upload.ts';
import { sendUpload } from './send-upload.ts';

export function registerUploads(app: ApiServer): void {
  handle(app, apiTable.uploads.beginUpload, beginUpload);
  handle(app, apiTable.uploads.sendUpload, sendUpload);
  handle(app, apiTable.uploads.upload, async (call) => {
    const { id, keptAt } = await findUpload(call);
    return { id, isKept: keptAt !== null };
  });
}
