import { brokenPasswordRules } from 'shared-contracts/password';
import { texts } from '../../texts/en.ts';

export const PASSWORD_FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordInput = Record<PasswordField, string>;
export type PasswordMessages = Partial<Record<PasswordField, string>>;

const words = texts.password;

/** Problems with the three passwords that need no call (joining specification 5 "New password"). */
export function passwordMessages(typed: PasswordInput): PasswordMessages {
  return {
    ...(typed.currentPassword ? {} : { currentPassword: words.currentMissing }),
    ...(brokenPasswordRules(typed.password).length > 0 ? { password: words.weak } : {}),
    ...(typed.password === typed.passwordConfirmation
      ? {}
      : { passwordConfirmation: typed.passwordConfirmation ? words.differs : words.repeatMissing }),
  };
}
