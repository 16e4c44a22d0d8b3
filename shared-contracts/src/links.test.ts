import { describe, expect, it } from 'vitest';
import { isFlagOn, readFlags } from './flags.ts';
import { crossHostLink, loginLink, safeRedirect, venueSlugOfPath, withFlags } from './links.ts';

const none = { embedded: false, kiosk: false };

describe('links', () => {
  it('adds flags to a path with a query and a hash', () => {
    expect(withFlags('/basket?x=1#end', { embedded: true, kiosk: true })).toBe(
      '/basket?x=1&embedded=true&kiosk=true#end',
    );
    expect(withFlags('/basket', none)).toBe('/basket');
  });

  it('carries flags to another host', () => {
    const origins = {
      bookings: 'http://b',
      'my-account': 'http://m',
      'online-joining': 'http://o',
      'front-of-house': 'http://f',
    };
    expect(crossHostLink(origins, 'my-account', '/', { ...none, embedded: true })).toBe(
      'http://m/?embedded=true',
    );
  });

  it.each([
    ['/basket?x=1&y=2', '/basket?x=1&y=2'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['', '/'],
    [null, '/'],
  ])('lets the redirect %s lead to %s', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each([
    ['/location/sale-leisure-centre', 'sale-leisure-centre'],
    ['/location/sale-leisure-centre/sessions/1', 'sale-leisure-centre'],
    ['/centre/sale', 'sale'],
    ['/location/', null],
    ['/location/<b>', null],
    ['/', null],
  ])('knows the venue of %s', (path, slug) => {
    expect(venueSlugOfPath(path)).toBe(slug);
  });

  it('keeps a query whole in the login link', () => {
    expect(loginLink('/checkout?a=1&b=2')).toBe('/login?redirect=%2Fcheckout%3Fa%3D1%26b%3D2');
  });
});

describe('display flags', () => {
  it.each([
    ['', true],
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    [null, false],
  ])('reads %s as %s', (value, on) => {
    expect(isFlagOn(value)).toBe(on);
  });

  it('keeps what the tab remembered unless the query names it', () => {
    const at = (search: string) => ({ pathname: '/basket', search });
    expect(readFlags(at('?embedded'), { embedded: false, kiosk: true })).toEqual({
      embedded: true,
      kiosk: true,
    });
    expect(readFlags(at('?kiosk=0'), { embedded: true, kiosk: true })).toEqual({
      embedded: true,
      kiosk: false,
    });
  });

  it('are on for a kiosk at its home', () => {
    const none = { embedded: false, kiosk: false };
    expect(readFlags({ pathname: '/kiosk', search: '' }, none)).toEqual({ embedded: false, kiosk: true });
    expect(readFlags({ pathname: '/kiosks', search: '' }, none)).toEqual(none);
  });
});
