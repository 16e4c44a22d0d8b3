const MINUTE_MS = 60_000;
const WAIT_MINUTES = [1, 5, 15, 60];
/** Mail about an account is no use to anybody a day late. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;

/** When a mail is due again. @param attempts how many there were, the one under way included. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const minutes = WAIT_MINUTES[Math.min(attempts, WAIT_MINUTES.length) - 1] ?? 1;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

export const isGivenUp = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
