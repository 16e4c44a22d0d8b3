import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache of styles made at run time. */
export type StyleCache = EmotionCache;

const KEY = 'tl';

/**
 * Takes over the styles that came with a rendered page where they are: emotion would move them to the end of the head, and
 * the browser would compute the styles of the whole page again.
 *
 * @param nonce the page's, put on every style element.
 */
export function createStyleCache(nonce?: string | undefined): StyleCache {
  const rendered = globalThis.document?.querySelector(`style[data-emotion^="${KEY} "]`);
  const before = rendered?.previousElementSibling;
  return createCache({
    key: KEY,
    ...(nonce ? { nonce } : {}),
    ...(before ? { insertionPoint: before as HTMLElement } : {}),
  });
}
