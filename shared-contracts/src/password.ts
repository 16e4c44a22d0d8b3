/** What a new password must have, in the order a checklist shows it (joining specification 5 "New password"). */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

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

/** The rules a password does not meet, in the checklist's order; empty when it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !fits[rule](password));
}
