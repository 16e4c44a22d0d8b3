import type { DocumentStatus } from 'shared-contracts/api/documents';

/** True if a benefit waits for the document. */
export const isPressing = (status: DocumentStatus): boolean =>
  status === 'needed' || status === 'refused' || status === 'expired';

/** True if the person has to send something, now or soon. */
export const isDue = (status: DocumentStatus): boolean => isPressing(status) || status === 'expiring';
