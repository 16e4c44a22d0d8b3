/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files that are requested again under the same name. */
export const NO_CACHE = 'no-cache';
/**
 * For pages that depend on cookies: a visitor's venue and versions. They hold nothing personal, so a browser may go back
 * to a page at once (`no-store` would forbid that), but no intermediate cache may serve it to anyone else.
 */
export const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' } as const;
/** For brand pictures: a cached page requests none of them, and a new one appears within the hour. */
export const SHORT_LIVED = 'public, max-age=3600, stale-while-revalidate=86400';
export const NO_STORE = 'no-store';

const HASHED = /\.[0-9a-f]{8,32}\.[a-z0-9]+(\.map)?$|\/tiles-[0-9a-f]{12}\//;

/** Caching of a file of the build output, by its path without `.br` or `.gz`. */
export const cacheControlOf = (path: string): string => (HASHED.test(path) ? IMMUTABLE : NO_CACHE);
