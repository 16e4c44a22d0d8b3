// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedCookies } from './shared-cookies.ts';

const DOMAIN = 'riverside.localhost';
const at = (address: string) => createSharedCookies(DOMAIN, new URL(address) as unknown as Location);

afterEach(() => vi.restoreAllMocks());

/** A cookie as set in the browser, attributes in lower case. */
function written(address: string): string[] {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  at(address).write('token', 'a b', 60);
  return String(setCookie.mock.calls[0]?.[0])
    .split('; ')
    .map((part) => part.toLowerCase());
}

describe('a shared cookie', () => {
  it('is for every host of the tenant, and for no other site', () => {
    const parts = written(`http://bookings.${DOMAIN}:8080/basket`);
    expect(parts).toEqual(
      expect.arrayContaining(['token=a%20b', `domain=${DOMAIN}`, 'path=/', 'max-age=60', 'samesite=lax']),
    );
    expect(parts).not.toContain('secure');
  });

  it('keeps to https where the page does', () => {
    expect(written(`https://bookings.${DOMAIN}/`)).toContain('secure');
  });

  it('is for the host alone where the page is outside', () => {
    const parts = written(`http://bookings.evil-${DOMAIN}/`);
    expect(parts.filter((part) => part.startsWith('domain'))).toEqual([]);
  });

  it('is read as it was written, until it is removed', () => {
    const cookies = at('http://localhost:3000/');
    cookies.write('token', 'x=1; y');
    expect(cookies.read('token')).toBe('x=1; y');
    cookies.remove('token');
    expect(cookies.read('token')).toBeNull();
  });
});
