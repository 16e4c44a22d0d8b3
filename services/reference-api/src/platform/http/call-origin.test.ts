import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { callOrigin } from './call-origin.ts';

const local = readConfiguration({}, '/nowhere');

it.each([
  [{}, '8080', 'http://bookings.riverside.localhost:8080'],
  [{}, '6666', 'http://bookings.riverside.localhost:8080'],
  [
    { publicScheme: 'https', publicPort: 443, baseDomain: 'example.com' },
    '',
    'https://bookings.riverside.example.com',
  ],
  [{ publicPort: 80 }, '8080', 'http://bookings.riverside.localhost'],
  [{ publicScheme: 'https', publicPort: 8443 }, '', 'https://bookings.riverside.localhost:8443'],
] as const)('with %o the port %s of a Host header counts for nothing: %s', (change, port, expected) => {
  const host = { app: 'bookings', tenant: 'riverside', port } as const;
  expect(callOrigin({ host, configuration: { ...local, ...change } })).toBe(expected);
});
