import type { SharedCookies } from './shared-cookies.ts';

/** Stands in for cookies where a page has none, as in a frame of another site. Ends with the document. */
export function createMemoryCookies(): SharedCookies {
  const jar = new Map<string, string>();
  return {
    read: (name) => jar.get(name) ?? null,
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
}
