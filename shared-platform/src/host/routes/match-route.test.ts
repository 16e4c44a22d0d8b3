import type { PublishedRemote } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { hostRoutes, matchRoute } from './match-route.ts';

const published = (name: string, routes: PublishedRemote['descriptor']['routes']): PublishedRemote => ({
  descriptor: { name, displayName: name, contract: 1, routes, slots: [] },
  version: '1',
  entry: '',
  integrity: null,
  container: name,
  chunks: {},
});

const registry = [
  published('mf-bookings', [
    { id: 'home', apps: ['bookings'], path: '/', title: 'Find a venue' },
    { id: 'venue', apps: ['bookings'], path: '/location/:locationSlug', title: 'Venue' },
  ]),
  published('mf-account', [{ id: 'dashboard', apps: ['my-account'], path: '/', title: 'My account' }]),
];

describe('the routes of a host', () => {
  it('are those its remotes declare for it', () => {
    expect(hostRoutes(registry, 'my-account').map(({ remote, id }) => [remote, id])).toEqual([
      ['mf-account', 'dashboard'],
    ]);
    expect(hostRoutes(registry, 'online-joining')).toEqual([]);
  });

  it.each([
    ['/', 'home'],
    ['/location/sale', 'venue'],
    ['/location/sale/', 'venue'],
    ['/location', undefined],
    ['/location/sale/sessions/1', undefined],
    ['/elsewhere', undefined],
  ])('match %s with %s', (path, id) => {
    expect(matchRoute(registry, 'bookings', path)?.id).toBe(id);
  });
});
