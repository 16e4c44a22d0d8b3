/** The value of one cookie of a Cookie header; `null` when it is absent or malformed. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return null;
  }
}
