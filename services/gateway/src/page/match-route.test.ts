import { expect, test } from 'vitest';
import { basket, bookings } from '../../test-support/build-tree.ts';
import { matchRoute } from './match-route.ts';

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

test.each([
  ['/centre/sale/membership/swim', 'membership'],
  ['/centre/sale/membership/swim/12', 'membership'],
  ['/Centre/Sale/', 'centre'],
  ['/centre', undefined],
])('%s of joining is its %s', (pathname, id) => {
  const route = (name: string, path: string) => ({
    id: name,
    apps: ['online-joining' as const],
    path,
    title: name,
  });
  const remote = {
    ...bookings,
    descriptor: {
      ...bookings.descriptor,
      routes: [
        route('join', '/'),
        route('centre', '/centre/:centreSlug'),
        route('membership', '/centre/:centreSlug/membership/:membership/:detail?/:last?'),
      ],
    },
  };
  expect(matchRoute([remote], 'online-joining', pathname)?.route.id).toBe(id);
});
