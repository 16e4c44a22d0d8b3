/** What the form that changes a password asks for, in the checklist's order (joining specification 5 "New password"). */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];
/**
 * What every other form that sets a password asks for (joining specification 9 "password minimum 8 characters").
 * Whether a password is common or leaked is the server's to say: the list is too long for a browser.
 */
export const LENGTH_ONLY: readonly PasswordRule[] = ['length'];

export const SHORTEST_PASSWORD = 8;
/** Longer ones are refused, so that hashing cannot be made to take long. */
export const LONGEST_PASSWORD = 200;

const fits: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD,
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
