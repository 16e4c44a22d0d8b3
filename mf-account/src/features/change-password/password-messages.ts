import { brokenPasswordRules } from 'shared-contracts/password';
import { texts as words } from '../../texts/password.ts';

export const PASSWORD_FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordInput = Record<PasswordField, string>;
export type PasswordMessages = Partial<Record<PasswordField, string>>;

/** Names the rules it breaks; `null` for a good one. */
function weakness(password: string): string | null {
  const rules = brokenPasswordRules(password).map((rule) => words.rules[rule]);
  const [last] = rules.slice(-1);
  if (last === undefined) return null;
  if (!password) return words.missing;
  const before = rules.slice(0, -1).join(', ');
  return words.weak(before ? words.and(before, last) : last);
}

/** Problems with the three passwords that need no call (joining specification 5 "New password"). */
export function passwordMessages(typed: PasswordInput): PasswordMessages {
  const weak = weakness(typed.password);
  return {
    ...(typed.currentPassword ? {} : { currentPassword: words.currentMissing }),
    ...(weak ? { password: weak } : {}),
    ...(typed.password === typed.passwordConfirmation
      ? {}
      : { passwordConfirmation: typed.passwordConfirmation ? words.differs : words.repeatMissing }),
  };
}
