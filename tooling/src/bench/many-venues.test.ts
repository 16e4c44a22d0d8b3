import { expect, it } from 'vitest';
import { manyVenues } from './many-venues.ts';

const real = [
  { id: '1', slug: 'sale', name: 'Sale', lat: 53.4, lng: -2.3 },
  { id: '2', slug: 'bury', name: 'Bury', lat: 53.6, lng: -2.3 },
];

it('has the real ones, and copies of their own all over the country', () => {
  const venues = manyVenues(real, 5000);
  expect(venues.slice(0, 2)).toEqual(real);
  expect(new Set(venues.map(({ slug }) => slug)).size).toBe(5000);
  expect(new Set(venues.map(({ id }) => id)).size).toBe(5000);
  expect(new Set(venues.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(5000);
  for (const { lat, lng } of venues) {
    expect(lat).toBeGreaterThan(48.9);
    expect(lat).toBeLessThan(58.1);
    expect(lng).toBeGreaterThan(-6.6);
    expect(lng).toBeLessThan(2.6);
  }
});
