import type { Registry } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { originOfError, originOfScreen } from './origins.ts';

const remote = (name: string, version: string, paths: string[]): Registry[number] => ({
  descriptor: {
    name,
    displayName: name,
    contract: 1,
    routes: paths.map((path) => ({ id: path, apps: ['bookings'], path, title: path })),
    slots: [],
  },
  version,
  entry: '',
  integrity: null,
  container: name,
  chunks: {},
});
const registry = [
  remote('mf-bookings', '1.2.0', ['/', '/location/:locationSlug', '/location/:locationSlug/sessions/:id']),
  remote('mf-basket', '2.0.0', ['/basket', '/location/:locationSlug/basket', '/orders/:id?', '/help/*']),
];

describe('the remote of a screen', () => {
  it.each([
    ['/', 'mf-bookings', '1.2.0'],
    ['/location/sale', 'mf-bookings', '1.2.0'],
    ['/location/sale/', 'mf-bookings', '1.2.0'],
    ['/location/sale/basket', 'mf-basket', '2.0.0'],
    ['/orders', 'mf-basket', '2.0.0'],
    ['/orders/7', 'mf-basket', '2.0.0'],
    ['/help/with/that', 'mf-basket', '2.0.0'],
    ['/nowhere', 'shell', null],
  ])('at %s is %s', (pathname, part, version) => {
    expect(originOfScreen(registry, 'bookings', pathname)).toEqual({ part, version });
  });

  it('is looked up on the own host only', () => {
    expect(originOfScreen(registry, 'my-account', '/basket').part).toBe('shell');
  });
});

describe('the remote of an error', () => {
  const thrownIn = (script: string) =>
    Object.assign(new Error('no'), { stack: `Error: no\n at x (${script}:1:2)` });

  it.each([
    [thrownIn('http://x/remotes/mf-basket/1.9.0/js/basket.1.js'), '', 'mf-basket', '1.9.0'],
    [thrownIn('http://x/shell/js/main.1.js'), '', 'shell', null],
    ['thrown as a text', 'http://x/remotes/mf-bookings/1.2.0/js/home.1.js', 'mf-bookings', '1.2.0'],
    [Object.assign(new Error('no'), { remote: 'mf-basket', stage: 'entry' }), '', 'mf-basket', '2.0.0'],
    [Object.assign(new Error('no'), { remote: 'mf-gone' }), '', 'mf-gone', null],
    [undefined, '', 'shell', null],
  ])('%s %s is %s', (error, file, part, version) => {
    expect(originOfError(error, file, registry)).toEqual({ part, version });
  });
});
