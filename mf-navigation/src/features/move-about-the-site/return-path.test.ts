import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  ['/location/sale', '?date=2026-11-21', '/location/sale?date=2026-11-21'],
  ['/', '', '/'],
  ['/login', '?redirect=%2Fmemberships%3Fopen%3D1&kiosk=true', '/memberships?open=1'],
  ['/register', '?redirect=https%3A%2F%2Felsewhere.example', '/'],
  ['/login', '', '/'],
])('from %s%s is %s', (pathname, search, expected) => {
  expect(returnPath(pathname, search)).toBe(expected);
});
