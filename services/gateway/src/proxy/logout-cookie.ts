import type { IncomingHttpHeaders } from 'node:http';
import { logout } from 'shared-contracts/api/auth';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { API_BASE } from '../public-answers/api-base.ts';

const LOGOUT_PATH = `${API_BASE}${logout.path}`;

/** The cookies of a header but the token; what remains is passed on as it was written. */
const otherCookies = (header: string | undefined): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && pair.split('=')[0]?.trim() !== TOKEN_COOKIE);

/**
 * A page removes its cookie before it asks to be logged out, so it sends the token as a bearer header; by the time the
 * call is made up for, the cookie may be that of somebody else. An API that reads the cookie alone is given the bearer
 * token there, so that it ends the login that is meant. Every other call is left as it is.
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
