import type { ApiError } from 'shared-platform';
import { placeMessages } from 'shared-ui/forms';

/**
 * Why something failed that has no fields: what the server has against single values, in its own words, else its
 * message.
 */
export function failureMessages({ message, validationMessages }: ApiError): string[] {
  const { whole } = placeMessages(validationMessages, []);
  return whole.length > 0 ? [...new Set(whole)] : [message];
}
