import { brokenPasswordRules } from 'shared-contracts/password';
import type { ApiError } from 'shared-platform';
import { texts } from '../../texts/en.ts';

export const PASSWORD_FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type TypedPasswords = Record<PasswordField, string>;
export type PasswordMessages = Partial<Record<PasswordField, string>>;

const words = texts.password;

/** What can be told of the three passwords without asking the server (joining specification 5 "New password"). */
export function passwordMessages(typed: TypedPasswords): PasswordMessages {
  return {
    ...(typed.currentPassword ? {} : { currentPassword: words.currentMissing }),
    ...(brokenPasswordRules(typed.password).length > 0 ? { password: words.weak } : {}),
    ...(typed.password === typed.passwordConfirmation ? {} : { passwordConfirmation: words.differs }),
  };
}

const mentionsConfirmation = (message: string) => /password[ _-]?confirmation/i.test(message);

/**
 * The messages of a refused change at their fields. One that mentions the password confirmation stands under the
 * repeat field, whatever key it comes under, or with none (joining specification 5 "New password").
 */
export function refusedPasswords({
  serverMessage,
  validationMessages,
}: Pick<ApiError, 'serverMessage' | 'validationMessages'>): PasswordMessages {
  const messages: PasswordMessages = {};
  const told = PASSWORD_FIELDS.flatMap((field) =>
    (validationMessages[field] ?? []).map((message) => ({ field, message })),
  );
  for (const { field, message } of told) {
    const place = mentionsConfirmation(message) ? 'passwordConfirmation' : field;
    messages[place] ??= message;
  }
  if (serverMessage && mentionsConfirmation(serverMessage)) messages.passwordConfirmation ??= serverMessage;
  return messages;
}
