import type { Quota } from '../auth/quota.ts';

/** Files that are sent or announced. A person sends a few; each costs a picture to draw and a file to look at. */
export const UPLOADS: Quota = { what: 'upload', perAccount: 30, perAddress: 300 };

/** Times that the bytes of announced files are sent, a lost connection each. */
export const UPLOAD_ATTEMPTS: Quota = { what: 'upload-sending', perAccount: 90, perAddress: 900 };
