import { createEventBus } from 'shared-contracts/bus';
import { VENUES_COOKIE, VENUES_COOKIE_MAX_AGE } from 'shared-contracts/cookies';
import type { AppName } from 'shared-contracts/links';
import { describe, expect, it, vi } from 'vitest';
import { createVenueSelector } from './venue-selection.ts';

function open(app: AppName, pathname: string, remembered: string | null = null) {
  const jar = new Map<string, string>(remembered === null ? [] : [[VENUES_COOKIE, remembered]]);
  const write = vi.fn((name: string, value: string) => void jar.set(name, value));
  const cookies = { read: (name: string) => jar.get(name) ?? null, write, remove: vi.fn() };
  const bus = createEventBus(vi.fn());
  return { selector: createVenueSelector(app, pathname, cookies, bus), jar, bus, write };
}

describe('the venue of a page', () => {
  it.each<[AppName, string, string | null, string | null]>([
    ['bookings', '/', null, null],
    ['bookings', '/', 'bookings:sale', 'sale'],
    ['bookings', '/location/hale', 'bookings:sale', 'hale'],
    ['online-joining', '/centre/hale/membership/adult', 'bookings:sale', 'hale'],
    ['my-account', '/', 'bookings:sale', 'sale'],
    ['online-joining', '/', 'bookings:sale.online-joining:hale', 'hale'],
    ['bookings', '/', 'online-joining:hale', null],
    ['bookings', '/', '<script>', null],
  ])('on %s at %s with %s is %s', (app, pathname, remembered, slug) =>
    expect(open(app, pathname, remembered).selector.slug.get()).toBe(slug),
  );
});

describe('selecting a venue', () => {
  it('keeps it for the host beside the choices of the others, and tells', () => {
    const { selector, jar, bus, write } = open('online-joining', '/', 'bookings:sale');
    selector.select('hale');
    expect(jar.get(VENUES_COOKIE)).toBe('bookings:sale.online-joining:hale');
    expect(write).toHaveBeenCalledExactlyOnceWith(VENUES_COOKIE, expect.any(String), VENUES_COOKIE_MAX_AGE);
    expect(selector.slug.get()).toBe('hale');
    expect(bus.last('venue:selected')).toEqual({ slug: 'hale' });
  });

  it('again is nothing', () => {
    const { selector, write } = open('bookings', '/', 'bookings:sale');
    selector.select('sale');
    expect(write).not.toHaveBeenCalled();
  });

  it('of the page it is on is remembered', () => {
    const { selector, jar } = open('bookings', '/location/hale', 'bookings:sale');
    selector.select('hale');
    expect(jar.get(VENUES_COOKIE)).toBe('bookings:hale');
  });

  it('off forgets it', () => {
    const { selector, jar } = open('bookings', '/', 'bookings:sale.online-joining:hale');
    selector.select(null);
    expect(jar.get(VENUES_COOKIE)).toBe('online-joining:hale');
    expect(selector.slug.get()).toBeNull();
  });
});

describe('forgetting a venue that does not exist', () => {
  it.each<[string, AppName, string, string, string | null, string, boolean]>([
    [
      'the one that was remembered',
      'bookings',
      '/',
      'bookings:gone.my-account:hale',
      null,
      'my-account:hale',
      true,
    ],
    ['one an address named', 'bookings', '/location/gone', 'bookings:sale', 'sale', 'bookings:sale', false],
    ['one of another host', 'online-joining', '/', 'bookings:gone', null, 'bookings:gone', false],
    ['one nobody had chosen', 'bookings', '/', 'bookings:sale', 'sale', 'bookings:sale', false],
  ])('%s', (_what, app, pathname, remembered, slug, kept, isTold) => {
    const { selector, jar } = open(app, pathname, remembered);
    selector.forget('gone');
    expect(selector.slug.get()).toBe(slug);
    expect(jar.get(VENUES_COOKIE)).toBe(kept);
    expect(selector.hasForgotten.get()).toBe(isTold);
  });

  it('is over with once another is selected', () => {
    const { selector } = open('bookings', '/', 'bookings:gone');
    selector.forget('gone');
    selector.select('sale');
    expect(selector.hasForgotten.get()).toBe(false);
  });
});
