import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { robotsFile } from './crawler-files.ts';
import { isIndexed } from './is-indexed.ts';

describe('an address', () => {
  it.each([
    ['bookings', '/', '', true],
    ['bookings', '/location/sale-leisure-centre', '?date=2026-06-12', true],
    ['bookings', '/location/checkout', '', true],
    ['online-joining', '/centre/sale-leisure-centre/membership/adult/recurring', '', true],
    ['bookings', '/checkout', '', false],
    ['bookings', '/order-confirmed/17', '', false],
    ['bookings', '/login', '?redirect=%2F', false],
    ['bookings', '/', '?embedded=true', false],
    ['online-joining', '/', '?kiosk', false],
    ['online-joining', '/kiosk', '', false],
    ['my-account', '/', '', false],
    ['front-of-house', '/', '', false],
  ] as const)('of %s, %s%s, may be listed: %s', (app, pathname, search, expected) => {
    expect(isIndexed(app, pathname, search)).toBe(expected);
  });
});

describe('robots.txt', () => {
  const origin = 'https://bookings.riverside.example.com';
  const read = (app: 'bookings' | 'my-account') =>
    robotsParser(`${origin}/robots.txt`, robotsFile(app, origin));

  it('is read by crawlers as it is meant', () => {
    const robots = read('bookings');
    expect(robots.isAllowed(`${origin}/location/sale-leisure-centre`)).toBe(true);
    for (const path of ['/checkout', '/basket', '/order-confirmed/17', '/api/v1/client'])
      expect(robots.isDisallowed(`${origin}${path}`)).toBe(true);
    expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  });

  it('keeps crawlers out of the account', () => {
    const robots = read('my-account');
    expect(robots.isDisallowed(`${origin}/bookings`)).toBe(true);
    expect(robots.getSitemaps()).toEqual([]);
  });
});
