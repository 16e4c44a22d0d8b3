const ORIGIN_PATTERN = /^https?:\/\/[a-z0-9.*-]+(:(\d{1,5}|\*))?$/;

/** True if a text is an origin in which `*` may stand for a part of the host or for any port. */
export const isOriginPattern = (text: string): boolean => ORIGIN_PATTERN.test(text);

/** True if a browser's `Origin` header matches one of the configured patterns. */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => toExpression(pattern).test(origin));
}

function toExpression(pattern: string): RegExp {
  const hasAnyPort = pattern.endsWith(':*');
  const fixedPart = hasAnyPort ? pattern.slice(0, -':*'.length) : pattern;
  const source = fixedPart.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9.-]+');
  // A browser leaves out the default port, so any port includes none.
  return new RegExp(`^${source}${hasAnyPort ? '(:\\d{1,5})?' : ''}$`);
}
