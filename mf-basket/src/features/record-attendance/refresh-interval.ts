/** Maximum age of a list while its page stays open at the desk, in milliseconds: a class begins, someone books. */
export const REFRESH_INTERVAL = 60_000;
