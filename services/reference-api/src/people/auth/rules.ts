/** Failed logins on one account from one address before it has to wait. */
export const FAILED_LOGINS_ALLOWED = 5;
/** The same from all addresses together: a password cannot be guessed by asking from everywhere. */
export const FAILED_LOGINS_PER_ACCOUNT = 100;
/** The same on all accounts from one address, which a whole centre may share. */
export const FAILED_LOGINS_PER_ADDRESS = 60;
/** Accounts on one email address that a password is tried on. Any wrong password costs as many checks, so that time tells nothing. */
export const ACCOUNTS_CHECKED = 3;
/** Time for which an attempt counts. */
export const ATTEMPTS_WINDOW_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Time for which a place counts as one where someone has logged in before. */
export const KNOWN_ADDRESS_MS = 90 * DAY_MS;

/** Time after which an unused login ends: of someone who did not ask to stay logged in, and of staff, who never stay. */
export const VISIT_INACTIVE_MS = 2 * 3_600_000;
export const STAFF_INACTIVE_MS = 30 * 60_000;
/** Maximum age of "last seen" before it is written again. */
export const LAST_SEEN_STEP_MS = 5 * 60_000;

/** Time for which a replaced token is still accepted: calls in progress get through. */
export const REPLACED_LOGIN_MS = 60_000;

/** Lifetime of a login: a month for those who asked to stay, a day for a visit. */
export const loginLifetimeMs = (stays: boolean): number => (stays ? 30 * DAY_MS : DAY_MS);

/** An email address in the form it is stored in, or a customer ID in its. */
export function readUsername(typed: string): { email: string } | { reference: string } {
  const username = typed.trim();
  return username.includes('@') ? { email: username.toLowerCase() } : { reference: username.toUpperCase() };
}

/**
 * Whole minutes until another attempt is allowed, 0 when it is now.
 * @param attempts when they were made, newest first, within the window.
 */
export function minutesToWait(attempts: readonly Date[], allowed: number, now: Date): number {
  const oldestCounted = attempts[allowed - 1];
  if (!oldestCounted) return 0;
  const waitMs = oldestCounted.getTime() + ATTEMPTS_WINDOW_MS - now.getTime();
  return Math.max(0, Math.ceil(waitMs / 60_000));
}
