import type { Endpoint } from 'shared-contracts/endpoint';

const UNSHARED = { 'cache-control': 'no-store' };

/** A browser may keep it, and asks each time whether it is still true. */
const SHARED = { 'cache-control': 'no-cache' };

/** `no-store` alone should do; the rest is for a cache on the way that was set up to keep answers anyway. */
const PERSONAL = { 'cache-control': 'private, no-store', vary: 'authorization, cookie' };

/**
 * Separates one person's answer from another's on the way to the browser.
 * @param isTagged whether the answer carries a tag to ask with
 */
export function cacheHeaders(
  { access }: Pick<Endpoint, 'access'>,
  isTagged = false,
): Readonly<Record<string, string>> {
  if (access !== 'anyone') return PERSONAL;
  return isTagged ? SHARED : UNSHARED;
}
