import { expect, test } from 'vitest';
import { forwardedHeaders } from './forwarded-headers.ts';

test('what a client claims about itself is replaced, the rest is kept', () => {
  const claimed = {
    cookie: 'touchline_token=t',
    'idempotency-key': 'k',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'bookings.harbour.localhost',
    'x-forwarded-prefix': '/x',
    forwarded: 'for=10.0.0.1',
    'x-real-ip': '10.0.0.1',
  };
  const origin = { host: 'bookings.riverside.localhost:8080', scheme: 'https', address: '192.0.2.7' };
  expect(forwardedHeaders(claimed, origin)).toEqual({
    cookie: 'touchline_token=t',
    'idempotency-key': 'k',
    'x-forwarded-host': 'bookings.riverside.localhost:8080',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '192.0.2.7',
  });
});
