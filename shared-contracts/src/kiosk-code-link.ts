import { paths } from './links.ts';

/** Query of the details that shows a code for a kiosk at once. */
export const KIOSK_CODE_FLAG = 'kiosk-code';

/**
 * Page that the QR code of a kiosk opens on a phone, on the account host. A host without it shows the details, where a
 * button shows the code.
 */
export const KIOSK_CODE_PATH = `${paths.details}?${KIOSK_CODE_FLAG}`;
