/** Time for which a rendered page counts as current, in milliseconds. A day begins with a window in every time zone. */
export const WINDOW = 5 * 60_000;

/** The instant that pages are rendered for: the same for everyone until the window is over, so that they can be stored. */
export const windowStart = (now: number): string => new Date(now - (now % WINDOW)).toISOString();
