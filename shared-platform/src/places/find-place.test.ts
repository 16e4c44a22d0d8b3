import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPlace, firstPlace, geocoderUrl } from './find-place.ts';

const page = 'http://bookings.riverside.localhost:8080/?search=x';
const leeds = { text: 'Leeds', center: [-1.5491, 53.8008] };

describe('geocoderUrl', () => {
  it('carries the encoded term, the key and the restriction to the UK', () => {
    const url = new URL(
      geocoderUrl('https://api.example.com/geocoding/{term}.json?key={key}', ' Bury & Co ', 'k 1', page) ??
        '',
    );
    expect(url.pathname).toBe('/geocoding/Bury%20%26%20Co.json');
    expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'k 1', country: 'gb' });
  });
  it('resolves a path on the page and keeps one country only', () => {
    expect(geocoderUrl('/geocoding/{term}.json?key={key}&country=gb', 'Leeds', 'k', page)).toBe(
      'http://bookings.riverside.localhost:8080/geocoding/Leeds.json?key=k&country=gb',
    );
  });
  it('is nothing without a key', () => {
    expect(geocoderUrl('https://api.example.com/{term}?key={key}', 'Leeds', null, page)).toBeNull();
  });
  it('needs no key where the address has no room for one', () => {
    expect(geocoderUrl('/places/{term}', 'Leeds', null, page)).toContain('/places/Leeds?country=gb');
  });
});

describe('firstPlace', () => {
  const coordinates = { lat: 53.8008, lng: -1.5491 };
  it.each([
    ['center', [leeds], { name: 'Leeds', coordinates }],
    [
      'geometry',
      [{ place_name: 'Leeds, England', geometry: { coordinates: [-1.5491, 53.8008] } }],
      { name: 'Leeds, England', coordinates },
    ],
    ['no name', [{ center: [-1.5491, 53.8008] }], { name: 'leeds', coordinates }],
    [
      'a place abroad first',
      [{ text: 'Paris', center: [2.35, 48.86] }, leeds],
      { name: 'Leeds', coordinates },
    ],
    ['only places abroad', [{ text: 'Paris', center: [2.35, 48.86] }], null],
    ['no point', [{ text: 'Leeds' }], null],
    ['half a point', [{ text: 'Leeds', center: [-1.5] }], null],
    ['no features', [], null],
  ])('%s', (_, features, expected) => expect(firstPlace({ features }, 'leeds')).toEqual(expected));
});

describe('findPlace', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ask = (respond: () => Promise<Response>, signal = new AbortController().signal) => {
    vi.stubGlobal('fetch', respond);
    return findPlace('/places/leeds', 'leeds', signal);
  };
  it.each([
    ['found', () => Promise.resolve(Response.json({ features: [leeds] })), 'found'],
    ['unknown', () => Promise.resolve(Response.json({ features: [] })), 'not-found'],
    ['longer than any place', () => Promise.resolve(Response.json({}, { status: 400 })), 'not-found'],
    ['refused', () => Promise.resolve(Response.json({}, { status: 403 })), 'failed'],
    ['another shape', () => Promise.resolve(Response.json({ results: [] })), 'failed'],
    ['not JSON', () => Promise.resolve(new Response('<html>')), 'failed'],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ])('%s', async (_, respond, outcome) => expect((await ask(respond)).outcome).toBe(outcome));
  it('lets an abort through', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(
      ask(() => Promise.reject(new DOMException('', 'AbortError')), controller.signal),
    ).rejects.toThrow();
  });
});
