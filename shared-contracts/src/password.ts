/** Rules of the form that changes a password, in the checklist's order (joining specification 5 "New password"). */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];
/**
 * Rules of every other form that sets a password (joining specification 9 "password minimum 8 characters").
 * Only the server checks whether a password is common or leaked: the list is too long for a browser.
 */
export const LENGTH_ONLY: readonly PasswordRule[] = ['length'];

export const MIN_PASSWORD_LENGTH = 8;
/** Longer ones are refused, so that hashing cannot be made to take long. */
export const MAX_PASSWORD_LENGTH = 200;

const fits: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules a password does not meet, in the order given; empty when it is good. */
export function brokenPasswordRules(
  password: string,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): PasswordRule[] {
  return rules.filter((rule) => !fits[rule](password));
}
