import cookies from 'js-cookie';

/** Cookies on the domain that a tenant's hosts share. */
export interface SharedCookies {
  read(name: string): string | null;
  /** @param maxAge seconds; without it the cookie ends with the browser. */
  write(name: string, value: string, maxAge?: number): void;
  remove(name: string): void;
}

/** @param domain as configured, without a leading dot; a page outside it (a test) gets host-only cookies. */
export function createSharedCookies(domain: string, location: Location): SharedCookies {
  const isInside = location.hostname === domain || location.hostname.endsWith(`.${domain}`);
  const attributes = {
    path: '/',
    sameSite: 'lax' as const,
    secure: location.protocol === 'https:',
    ...(isInside ? { domain } : {}),
  };
  return {
    read: (name) => cookies.get(name) || null,
    write(name, value, maxAge) {
      cookies.set(name, value, {
        ...attributes,
        ...(maxAge === undefined ? {} : { 'max-age': `${maxAge}` }),
      });
    },
    remove(name) {
      cookies.remove(name, attributes);
    },
  };
}
