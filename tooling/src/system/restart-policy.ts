/** Delays before each further start of a service that stopped, in milliseconds. */
const PAUSES = [1_000, 2_000, 5_000, 15_000, 30_000];
/** Crashes older than this, in milliseconds, no longer count. */
const COUNTED_FOR = 10 * 60_000;

/** The most often a service is started again within the time that counts. */
export const MAX_RESTARTS = PAUSES.length;

/** The ends of a service that still count, its latest included. */
export const recentExits = (ends: readonly number[], now: number): number[] =>
  ends.filter((at) => now - at < COUNTED_FOR);

/**
 * Delay before a service is started again, in milliseconds; `null` when it has stopped too often.
 * @param ends when it stopped by itself, the latest included
 */
export const pauseBeforeRestart = (ends: readonly number[], now: number): number | null =>
  PAUSES[recentExits(ends, now).length - 1] ?? null;
