import { expect, it } from 'vitest';
import { isAllowedOrigin } from './origins.ts';

const LOCAL = 'http://*.localhost:*';

it.each([
  ['http://bookings.riverside.localhost:8080', LOCAL, true],
  ['http://bookings.riverside.localhost', LOCAL, true],
  ['https://bookings.riverside.localhost:8080', LOCAL, false],
  ['http://localhost:8080', LOCAL, false],
  ['http://evil.example:8080', LOCAL, false],
  ['http://a.localhost.evil.example', LOCAL, false],
  ['http://a.localhost:80.evil.example', LOCAL, false],
  ['null', LOCAL, false],
  ['https://shop.example', 'https://shop.example', true],
  ['https://shopXexample', 'https://shop.example', false],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:*', true],
])('%s against %s: %s', (origin, pattern, isAllowed) => {
  expect(isAllowedOrigin(origin, [pattern])).toBe(isAllowed);
});
