import { expect, it } from 'vitest';
import type { AppName } from './links.ts';
import { canCarryTags, TAG_MANAGER_ID } from './tags.ts';

it.each<[AppName, string, { embedded?: boolean; kiosk?: boolean }, boolean]>([
  ['bookings', '/', {}, true],
  ['bookings', '/location/sale', {}, true],
  ['bookings', '/basket', {}, true],
  ['bookings', '/checkout', {}, false],
  ['bookings', '/Checkout/', {}, false],
  ['bookings', '/login', {}, false],
  ['bookings', '/register', {}, false],
  ['bookings', '/reset-password', {}, false],
  ['bookings', '/', { embedded: true }, false],
  ['bookings', '/', { kiosk: true }, false],
  ['online-joining', '/', {}, true],
  ['online-joining', '/checkout', {}, false],
  ['online-joining', '/kiosk', { kiosk: true }, false],
  ['online-joining', '/', { embedded: true }, false],
  ['my-account', '/', {}, false],
  ['front-of-house', '/', {}, false],
])('on %s %s with %j tags are allowed: %s', (app, pathname, flags, allowed) => {
  expect(canCarryTags(app, pathname, { embedded: false, kiosk: false, ...flags })).toBe(allowed);
});

it.each([
  ['GTM-AB12CD', true],
  ['GTM-ab12cd', false],
  ['G-AB12CD', false],
  ['GTM-AB12CD&x=1', false],
])('%s is an id of a container: %s', (id, valid) => expect(TAG_MANAGER_ID.test(id)).toBe(valid));
