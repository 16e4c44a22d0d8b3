import { brokenPasswordRules, LENGTH_ONLY } from 'shared-contracts/password';
import type { Tenant } from '../../platform/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import { authTexts } from './texts.ts';

interface Named {
  email: string;
  firstName: string;
  lastName: string;
}

/** Words that a person who guesses a person's password would try first. */
export const guessableWords = (
  { email, firstName, lastName }: Named,
  { slug, name }: Pick<Tenant, 'slug' | 'name'>,
): string[] => {
  const [local = ''] = email.split('@');
  return [email, local, firstName, lastName, `${firstName}${lastName}`, slug, name, ...name.split(' ')];
};

/**
 * Reason that a password cannot be set, `null` when it can: its length first, then whether it is easy to guess. Kinds of
 * characters are required only where the specification requires them (change-password.ts).
 */
export function newPasswordMessage(password: string, about: readonly string[]): string | null {
  if (brokenPasswordRules(password, LENGTH_ONLY).length > 0) return authTexts.password.length;
  return isCommonPassword(password, about) ? authTexts.password.common : null;
}
