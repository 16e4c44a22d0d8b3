import type { Endpoint } from 'shared-contracts/endpoint';

const SHARED = { 'cache-control': 'no-store' };

/** `no-store` alone should do; the rest is for a cache on the way that was set up to keep answers all the same. */
const PERSONAL = { 'cache-control': 'private, no-store', vary: 'authorization, cookie' };

/** What keeps one person's answer from another on the way to the browser. */
export const cacheHeaders = ({ access }: Pick<Endpoint, 'access'>): Readonly<Record<string, string>> =>
  access === 'anyone' ? SHARED : PERSONAL;
