const MINUTE_MS = 60_000;

/** Of an answer that may be kept: until when it says what is true. */
export interface Lifetime {
  /**
   * Names a moment at which the answer changes by itself; `null` is none. Moments on a whole minute, as a class starts
   * or a day ends, need no naming: an answer that looked at the clock is kept until the next one at most.
   */
  until(moment: Date | null): void;
}

/** The lifetime of one answer, and the clock that it is made by. */
export interface WatchedClock extends Lifetime {
  /** One moment for the whole answer. */
  now(): Date;
  /** Since and until when the answer is true, in milliseconds. */
  bounds(): { from: number; until: number };
}

export function watchClock(now: () => Date): WatchedClock {
  let at: Date | null = null;
  let first = Number.POSITIVE_INFINITY;
  return {
    now() {
      at ??= now();
      return at;
    },
    until(moment) {
      if (moment) first = Math.min(first, moment.getTime());
    },
    bounds() {
      if (at === null) return { from: Number.NEGATIVE_INFINITY, until: first };
      const from = at.getTime();
      const nextMinute = (Math.floor(from / MINUTE_MS) + 1) * MINUTE_MS;
      return { from, until: Math.min(first, nextMinute) };
    },
  };
}
