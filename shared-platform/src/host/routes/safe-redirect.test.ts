import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import {
  canOpen,
  loginLink,
  MAX_REDIRECT_LENGTH,
  safeRedirect,
  tidyPath,
  withFlags,
} from 'shared-contracts/links';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://bookings.riverside.example';

describe('a redirect', () => {
  it.each([
    ['/basket?x=1&y=2', '/basket?x=1&y=2'],
    ['/basket#items', '/basket#items'],
    ['/#//evil.example', '/#//evil.example'],
    ['/location/sale?on=2026-01-02&text=a%5Cb', '/location/sale?on=2026-01-02&text=a%5Cb'],
    ['/order-confirmed/A%2F12', '/order-confirmed/A%2F12'],
    ['/nowhere', '/nowhere'],
    ['/café', '/caf%C3%A9'],
    ['/a/./b/../c', '/a/c'],
    ['/a//b', '/a//b'],
    ['/', '/'],
  ])('to %j is followed as %j', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['null', null],
    ['no leading slash', 'basket'],
    ['another origin', 'https://evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a protocol-relative address', '//evil.example'],
    ['many slashes', '////evil.example'],
    ['a dot before two slashes', '/.//x'],
    ['an encoded dot before two slashes', '/%2e//x'],
    ['dots before two slashes', '/..//evil.example'],
    ['a segment and dots before two slashes', '/a/..//evil.example'],
    ['encoded dots before two slashes', '/a/%2E%2e//evil.example'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['encoded slashes only', '%2F%2Fevil.example'],
    ['a backslash at the start', '\\\\evil.example'],
    ['a backslash after the slash', '/\\evil.example'],
    ['a backslash in the path', '/a\\b'],
    ['a backslash in the query', '/?a=\\b'],
    ['an encoded backslash after the slash', '/%5Cevil.example'],
    ['an encoded backslash in the path', '/a/%5c/b'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/a\n/b'],
    ['an encoded line break in the path', '/a%0D%0Ab'],
    ['an encoded zero in the path', '/a%00b'],
    ['an encoded line separator in the path', '/%E2%80%A8'],
    ['a percent sign on its own', '/100%'],
    ['a cut percent sequence', '/%E0%A4%A'],
    ['bytes that are no text', '/%FF'],
    ['an address that cannot be parsed', '//[::'],
    ['4 KB', `/${'a'.repeat(4_096)}`],
    ['more than a megabyte', `/?${'a='.repeat(600_000)}`],
  ])('with %s leads home', (_what, value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it.each([
    ['/login', '/'],
    ['/register?from=mail', '/'],
    ['/login?redirect=%2Fbasket%3Fa%3D1', '/basket?a=1'],
    ['/LOGIN/?redirect=/%6Cogin?redirect=/basket', '/basket'],
    ['/?redirect=/register?redirect=/basket', '/basket'],
    ['/?redirect=//evil.example', '/'],
    ['/?change=7', '/?change=7'],
    ['/login?redirect='.repeat(120), '/'],
  ])('within a redirect, %j, leads to %j', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it('is followed up to its longest', () => {
    const longest = `/${'a'.repeat(MAX_REDIRECT_LENGTH - 1)}`;
    expect(safeRedirect(longest)).toBe(longest);
    expect(safeRedirect(`${longest}a`)).toBe('/');
  });
});

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%',
      '%00',
      '%E0%A4',
      '?',
      '#',
      '@',
      ':',
    ),
    fc.constantFrom('login', 'redirect=', 'basket', 'evil.example', 'http:', '\t', '\n', '\u2028', '\ud800'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  ),
  { maxLength: 14 },
);
const hostile = fc.oneof(
  pieces.map((parts) => parts.join('')),
  pieces.map((parts) => `/${parts.join('')}`),
);

describe('whatever the redirect', () => {
  it('it leads to a path of this origin that the router can open, and stays the same path', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const path = safeRedirect(value);
        const flagged = withFlags(path, { embedded: true, kiosk: true });
        for (const target of [path, flagged]) {
          expect(target).toMatch(/^\/(?!\/)/);
          const url = new URL(target, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(`${url.pathname}${url.search}${url.hash}`).toBe(target);
          expect(matchRoutes([{ path: '/' }, { path: '*' }], target)).toHaveLength(1);
        }
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 3_000 },
    );
  });

  it('the login link carries it whole', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const { searchParams } = new URL(loginLink(value), ORIGIN);
        expect(searchParams.get('redirect')).toBe(safeRedirect(value));
      }),
    );
  });
});

it.each([
  ['//evil.example', '/evil.example'],
  ['///a//b/', '/a/b/'],
  ['/\\a', '/a'],
  ['/a/b', '/a/b'],
  ['/', '/'],
  ['/%6cogin', '/login'],
  ['/./login/', '/login/'],
  ['/a/..', '/'],
  ['/a/%2e%2e//evil.example', '/evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%256cogin', '/%256cogin'],
  ['/login;x', '/login;x'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('writes %j in one way, as %j', (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});

it.each([
  ['/nowhere', true],
  ['/order-confirmed/A%2F12', true],
  [`/${'a'.repeat(9_000)}`, true],
  ['/a%0Ab', false],
  ['/%E2%80%A8', false],
  ['/%E0%A4%A', false],
  ['/%2Fx', false],
  ['//x', false],
])('says of %j that a router can open it: %j', (pathname, can) => {
  expect(canOpen(pathname)).toBe(can);
});
