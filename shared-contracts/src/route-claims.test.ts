import { describe, expect, it } from 'vitest';
import type { AppName } from './links.ts';
import { describePathClash, findPathClashes, pathsOverlap } from './route-claims.ts';

describe('two router paths', () => {
  it.each([
    ['/login', '/login', true],
    ['/login', '/login/', true],
    ['/login', '/LogIn', true],
    ['/login', '/log%69n', true],
    ['/login', '/logins', false],
    ['/login', '/:anything', true],
    ['/login', '/:anything?', true],
    ['/login', '/:one/:two', false],
    ['/login', '/:one/:two?', true],
    ['/login', '/:one?/:two?', true],
    ['/login', '/login?', true],
    ['/login', '/login/more', false],
    ['/login', '/login/:more?', true],
    ['/login', '/*', true],
    ['/login', '*', true],
    ['/login', '/login/*', true],
    ['/login', '/log*', true],
    ['/login', '/other/*', false],
    ['/login', '/', false],
    ['/', '/', true],
    ['/', '/:anything', false],
    ['/', '/:anything?', true],
    ['/', '/*', true],
    ['/shop/:item', '/shop/new', true],
    ['/shop/:item', '/:area/new', true],
    ['/shop/:item', '/shop', false],
    ['/shop/:item?', '/shop', true],
    ['/shop/:item/buy', '/shop/:id', false],
    ['/shop/:item', '/shop/:offer?/new', true],
    ['/shop/a/b', '/shop/:x?/:y?/:z?', true],
    ['/shop/a/b', '/shop/:x?/c', false],
    ['/shop/*', '/shop/:id/reviews', true],
    ['/location/:slug', '/location/:slug/sessions/:id', false],
    ['/api/*', '/api', true],
    ['/%E0%A4%A', '/login', false],
  ])('%s and %s overlap: %s', (one, other, overlap) => {
    expect(pathsOverlap(one, other)).toBe(overlap);
    expect(pathsOverlap(other, one)).toBe(overlap);
  });

  it('are compared at once, however many of their parts may be left out', () => {
    const long = (end: string) => `${'/:part?'.repeat(200)}/${end}`;
    expect(pathsOverlap(long('a'), long('b'))).toBe(false);
    expect(pathsOverlap(long('a'), long('a'))).toBe(true);
    expect(pathsOverlap(long('a'), '/x'.repeat(150))).toBe(false);
  });
});

const remote = (name: string, ...routes: [path: string, ...apps: AppName[]][]) => ({
  name,
  routes: routes.map(([path, ...apps]) => ({ id: 'any', apps, path, title: 'Any' })),
});
const shop = remote('mf-shop', ['/shop', 'bookings'], ['/shop/:item', 'bookings', 'my-account']);

describe('a path that is already taken', () => {
  it.each<[claiming: ReturnType<typeof remote>, sentences: string[]]>([
    [remote('mf-new', ['/shops', 'bookings']), []],
    [remote('mf-new', ['/', 'bookings']), []],
    [remote('mf-new', ['/shop', 'my-account']), []],
    [remote('mf-shop', ['/shop', 'bookings'], ['/shop/:item', 'bookings']), []],
    [
      remote('mf-new', ['/one', 'bookings'], ['/:any/*', 'front-of-house']),
      ['Its path /:any/* on front-of-house also fits /login, a screen that every host has of its own.'],
    ],
    [
      remote('mf-new', ['/shop', 'bookings', 'my-account']),
      ["Its path /shop on bookings is mf-shop's already."],
    ],
    [
      remote('mf-new', ['/shop/new', 'my-account']),
      ['Its path /shop/new on my-account also fits /shop/:item of mf-shop.'],
    ],
    [
      remote('mf-new', ['/login', 'bookings']),
      ['Its path /login on bookings is a screen that every host has of its own.'],
    ],
    [
      remote('mf-new', ['/Register/', 'bookings']),
      ['Its path /Register/ on bookings also fits /register, a screen that every host has of its own.'],
    ],
    [
      remote('mf-new', ['/fonts/:face', 'bookings']),
      ['Its path /fonts/:face on bookings also fits /fonts/*, which the gateway answers itself.'],
    ],
    [
      remote('mf-new', ['/./login', 'bookings']),
      [
        "Its path /./login on bookings is not written plainly: use letters, digits, '.', '_', '~' and '-', parameters and a star at the end.",
      ],
    ],
  ])('%o', (claiming, sentences) => {
    const found = findPathClashes(claiming, [shop]).map(describePathClash);
    expect(found).toEqual(sentences);
  });
});

describe('a path must be written canonically', () => {
  const isRefused = (path: string) =>
    findPathClashes(remote('mf-new', [path, 'bookings']), []).some(({ owner }) => owner === 'nobody');

  it.each([
    '/./login',
    '/x/../login',
    '/.%2e/login',
    '/%2e/login',
    '/login;x',
    '/login;jsessionid=1',
    '//login',
    '/shop//login',
    '/%6cogin',
    '/shop%2Fnew',
    '/log*',
    '/*/login',
    '/shop/*?',
    '/\\login',
    '/login\u0000',
    '/log in',
    '/lögin',
    '/:',
    '/:item.json',
    '/(login)',
    '/login#x',
    '/login?x=1',
    '/.well-known',
  ])('%s is refused', (path) => expect(isRefused(path)).toBe(true));

  it.each([
    '/',
    '*',
    '/*',
    '/shop',
    '/shop/',
    'shop',
    '/shop/:item?',
    '/shop/new?',
    '/shop/*',
    '/a.b/c_d/e-f/~g',
  ])('%s is not', (path) => expect(isRefused(path)).toBe(false));
});
