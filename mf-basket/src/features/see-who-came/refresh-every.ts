/** How old a list may get while its page stays open at the desk, in milliseconds: a class begins, somebody books. */
export const REFRESH_EVERY = 60_000;
