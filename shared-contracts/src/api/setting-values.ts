/** True if `Intl` supports a language tag; it throws on invalid ones. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

const SITE = 'http://site.invalid';

/** A page of the web, or a path of the site itself: nothing that runs (`javascript:`) and nothing a browser refuses. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text, SITE)) return false;
  const { origin, href } = new URL(text, SITE);
  return origin === SITE ? text.startsWith('/') : /^https?:/.test(href);
}
