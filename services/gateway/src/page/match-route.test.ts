import { expect, test } from 'vitest';
import { basket, bookings } from '../../test-support/build-tree.ts';
import { fitOf, matchRoute } from './match-route.ts';

test.each([
  ['/', '/', true],
  ['/basket', '/basket/', true],
  ['/basket', '/Basket', true],
  ['/basket', '/basket/more', false],
  ['/location/:slug', '/location/sale', true],
  ['/location/:slug', '/location', false],
  ['/location/:slug/sessions/:id', '/location/sale/sessions/9', true],
  ['/centre/:a/membership/:b?', '/centre/x/membership', true],
  ['/centre/:a/membership/:b?', '/centre/x/membership/y', true],
  ['/kiosk/*', '/kiosk/a/b', true],
  ['/kiosk/*', '/other', false],
])('%s for %s: %s', (routerPath, pathname, fits) => {
  expect(fitOf(routerPath, pathname) !== null).toBe(fits);
});

test('an exact segment wins over a parameter, whatever the order', () => {
  const route = (id: string, path: string) => ({ id, apps: ['bookings' as const], path, title: id });
  const remote = {
    ...bookings,
    descriptor: {
      ...bookings.descriptor,
      routes: [route('any', '/bookings/:id'), route('new', '/bookings/new')],
    },
  };
  expect(matchRoute([remote], 'bookings', '/bookings/new')?.route.id).toBe('new');
  expect(matchRoute([remote], 'bookings', '/bookings/12')?.route.id).toBe('any');
});

test('a route of another app does not match', () => {
  expect(matchRoute([bookings, basket], 'my-account', '/checkout')).toBeNull();
});
