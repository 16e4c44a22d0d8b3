import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache of styles made at run time. */
export type StyleCache = EmotionCache;

/** @param nonce the page's, put on every style element. */
export const createStyleCache = (nonce?: string | undefined): StyleCache =>
  createCache({ key: 'tl', ...(nonce ? { nonce } : {}) });
