import type { ApiError } from 'shared-platform';

/**
 * Why something failed that has no fields: what the server has against single values, in its own words, else its
 * message.
 */
export function failureMessages({ message, validationMessages }: ApiError): string[] {
  const said = new Set(Object.values(validationMessages).flat());
  return said.size > 0 ? [...said] : [message];
}
