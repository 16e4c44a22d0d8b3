import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from '../texts/en.ts';
import type { ApiError } from './api-error.ts';

/** The banner above a form after a failed call, `null` where its fields say it all (joining specification 8). */
export function formBanner(error: ApiError): string | null {
  if (error.status === 419) return texts.formExpired;
  if (error.status === 422 && Object.keys(error.validationMessages).length > 0) return null;
  return error.message;
}

/** The messages about keys that a form does not show itself: they go to the 'Validation errors' toast (decisions 10). */
export function messagesElsewhere(
  messages: ValidationMessages,
  ownKeys: ReadonlySet<string>,
): ValidationMessages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !ownKeys.has(key)));
}
