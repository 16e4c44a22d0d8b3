import type { IncomingHttpHeaders } from 'node:http';
import { logout } from 'shared-contracts/api/auth';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';

const LOGOUT_PATH = endpointUrl(ownAddresses, logout);

/**
 * The cookies of a header but the token; what remains is passed on as it was written. A cookie parser cannot do that: it
 * decodes values, removes quotes and keeps one of several cookies of the same name.
 */
const otherCookies = (header: string | undefined): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && pair.split('=')[0]?.trim() !== TOKEN_COOKIE);

/**
 * A page removes its cookie before it asks to be logged out, so it sends the token as a bearer header; when the call
 * is retried later, the cookie may be someone else's. An API that only reads the cookie gets the bearer token in it, so
 * that it ends the right login. Every other call is not changed.
 */
export function logoutCookie(
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const [pathname = ''] = url.split('?');
  if (method !== 'POST' || pathname.replace(/\/$/, '') !== LOGOUT_PATH) return headers;
  const [, token] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return headers;
  const { cookie, ...rest } = headers;
  const cookies = otherCookies(cookie);
  if (token !== '') cookies.push(`${TOKEN_COOKIE}=${encodeURIComponent(token)}`);
  return cookies.length > 0 ? { ...rest, cookie: cookies.join('; ') } : rest;
}
