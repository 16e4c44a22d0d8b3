/** Failed attempts on one account from one address before it has to wait. */
export const FAILED_ATTEMPTS_ALLOWED = 5;
export const FAILED_ATTEMPTS_WINDOW_MS = 15 * 60_000;
export const LOGIN_LIFETIME_MS = 30 * 24 * 3_600_000;

/** An e-mail address in the form it is stored in, or a customer ID in its. */
export function readUsername(typed: string): { email: string } | { reference: string } {
  const username = typed.trim();
  return username.includes('@') ? { email: username.toLowerCase() } : { reference: username.toUpperCase() };
}

/**
 * Whole minutes until another attempt is allowed, 0 when it is now.
 * @param failures when attempts failed, newest first, within the window.
 */
export function minutesToWait(failures: readonly Date[], now: Date): number {
  const oldestCounted = failures[FAILED_ATTEMPTS_ALLOWED - 1];
  if (!oldestCounted) return 0;
  const waitMs = oldestCounted.getTime() + FAILED_ATTEMPTS_WINDOW_MS - now.getTime();
  return Math.max(0, Math.ceil(waitMs / 60_000));
}
