import type { AppName } from 'shared-contracts/links';
import { describe, expect, it } from 'vitest';
import { ariaCurrent, sectionOf } from './current-entry.ts';
import type { EntryId } from './navigation-entries.ts';

describe('sectionOf', () => {
  it.each<[AppName, string, EntryId | null]>([
    ['bookings', '/', 'book'],
    ['bookings', '/location/sale', 'book'],
    ['bookings', '/location/sale/sessions/1', 'book'],
    ['bookings', '/basket', 'basket'],
    ['bookings', '/checkout', 'basket'],
    ['bookings', '/order-confirmed/1', null],
    ['bookings', '/login', null],
    ['bookings', '/locations-of-old', null],
    ['my-account', '/', 'account'],
    ['my-account', '/bookings', 'account'],
    ['my-account', '/register', null],
    ['online-joining', '/', 'membership'],
    ['online-joining', '/centre/sale/membership/swim/recurring', 'membership'],
    ['online-joining', '/kiosk', null],
    ['front-of-house', '/', null],
  ])('knows the part of %s%s', (app, pathname, section) => {
    expect(sectionOf(app, pathname)).toBe(section);
  });
});

describe('ariaCurrent', () => {
  const shop = { id: 'remote:bookings/shop', destination: { app: 'bookings', path: '/shop' } } as const;

  it.each<[AppName, string, string | undefined]>([
    ['bookings', '/shop', 'page'],
    ['bookings', '/shop/towels', 'true'],
    ['bookings', '/shopping', undefined],
    ['my-account', '/shop', undefined],
  ])('marks an entry that a remote brings on %s%s', (app, pathname, mark) => {
    expect(ariaCurrent(shop, app, pathname)).toBe(mark);
  });

  const book = { id: 'book', destination: { app: 'bookings', path: '/location/sale' } } as const;

  it.each<[AppName, string, string | undefined]>([
    ['bookings', '/location/sale', 'page'],
    ['bookings', '/location/sale/sessions/1', 'true'],
    ['bookings', '/basket', undefined],
    ['my-account', '/location/sale', undefined],
  ])('marks an entry on %s%s', (app, pathname, mark) => {
    expect(ariaCurrent(book, app, pathname)).toBe(mark);
  });
});
