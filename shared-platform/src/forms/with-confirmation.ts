import type { ApiError } from 'shared-platform';

const CONFIRMATION = /password[ _-]?confirmation/i;
const KEY = 'passwordConfirmation';

/**
 * A refusal of a new password, its messages sorted: one that mentions the password confirmation is shown under the repeat
 * field, whatever key it comes under, or with none (joining specification 5 "New password").
 */
export function withConfirmation(error: ApiError): ApiError {
  const { serverMessage, validationMessages } = error;
  const elsewhere = Object.entries(validationMessages).filter(([key]) => key !== KEY);
  const about = [
    ...(validationMessages[KEY] ?? []),
    ...elsewhere.flatMap(([, messages]) => messages.filter((message) => CONFIRMATION.test(message))),
  ];
  if (about.length === 0 && serverMessage !== null && CONFIRMATION.test(serverMessage))
    about.push(serverMessage);
  const others = elsewhere.map(([key, messages]) => [
    key,
    messages.filter((message) => !CONFIRMATION.test(message)),
  ]);
  return { ...error, validationMessages: { ...Object.fromEntries(others), [KEY]: about } };
}
