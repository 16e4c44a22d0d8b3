import type { ApiError } from 'shared-platform';

/** True if the server may have done what was asked although no usable answer arrived. */
export function isOutcomeUnknown({ status, kind }: ApiError): boolean {
  return status === null || status >= 500 || kind === 'malformed';
}
