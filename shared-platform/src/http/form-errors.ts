import { texts } from '../texts/en.ts';
import type { ApiError } from './api-error.ts';

/** The banner above a form after a failed call, `null` where its fields say it all (joining specification 8). */
export function formBanner({ status, message, validationMessages }: ApiError): string | null {
  if (status === 419) return texts.formExpired;
  const isExplained = Object.values(validationMessages).some((messages) => messages.length > 0);
  return status === 422 && isExplained ? null : message;
}
