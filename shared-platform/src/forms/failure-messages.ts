import type { ApiError } from 'shared-platform';

/**
 * Reasons of a failure that has no fields: the server's messages about single values, else its one message.
 */
export function failureMessages({ message, validationMessages }: ApiError): string[] {
  const said = new Set(Object.values(validationMessages).flat());
  return said.size > 0 ? [...said] : [message];
}
