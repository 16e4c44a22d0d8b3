import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { callOrigin } from './call-origin.ts';

const origin = (environment: Record<string, string>, port: string) =>
  callOrigin({
    host: { app: 'bookings', tenant: 'riverside', port },
    configuration: readConfiguration(environment, '/nowhere'),
  });

it.each([
  [{}, '8080', 'http://bookings.riverside.localhost:8080'],
  [{}, '6666', 'http://bookings.riverside.localhost:8080'],
  [
    { PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443', BASE_DOMAIN: 'example.com' },
    '',
    'https://bookings.riverside.example.com',
  ],
  [{ PUBLIC_PORT: '80' }, '8080', 'http://bookings.riverside.localhost'],
  [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' }, '', 'https://bookings.riverside.localhost:8443'],
])('with %o the port %s of a Host header counts for nothing: %s', (environment, port, expected) => {
  expect(origin(environment, port)).toBe(expected);
});
