import { expect, test } from 'vitest';
import { resolveHost } from './resolve-host.ts';

test.each([
  ['bookings.riverside.localhost:8080', 'bookings', 'riverside', 'bookings.riverside.localhost:8080'],
  ['My-Account.RiverSide.LocalHost', 'my-account', 'riverside', 'my-account.riverside.localhost'],
  [
    'online-joining.north-peak.localhost.:80',
    'online-joining',
    'north-peak',
    'online-joining.north-peak.localhost:80',
  ],
])('%s is a host of a tenant', (header, app, tenant, host) => {
  expect(resolveHost(header, 'localhost')).toEqual({ app, tenant, host });
});

test.each([
  undefined,
  '',
  'localhost:8080',
  '127.0.0.1:8080',
  '[::1]:8080',
  'riverside.localhost',
  'shop.riverside.localhost',
  'bookings.riverside.example.com',
  'bookings.a.b.localhost',
  'bookings..localhost',
  'bookings.-x.localhost',
  'bookings.riverside.localhost:80a',
  'bookings.riverside.localhost/evil',
  'bookings.river"side.localhost',
  'bookings.riversidelocalhost',
])('%s is no tenant’s host', (header) => {
  expect(resolveHost(header, 'localhost')).toBeNull();
});

test('a base domain of several labels', () => {
  expect(resolveHost('bookings.harbour.book.example.com', 'book.example.com')).toMatchObject({
    tenant: 'harbour',
  });
});
