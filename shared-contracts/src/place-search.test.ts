import { exampleVenue } from 'shared-contracts/testing';
import { expect, test } from 'vitest';
import { isDistrict, listedFrom, nearestVenue, venuesAround, venueWithName } from './place-search.ts';

const north = exampleVenue({ slug: 'north', name: 'North Baths', lat: 53.6, lng: -2.3 });
const south = exampleVenue({ slug: 'south', name: 'South Baths', lat: 53.4, lng: -2.3 });
const unplaced = exampleVenue({ slug: 'unplaced', name: 'North', lat: null, lng: null });
const venues = [north, unplaced, south];
const here = { lat: 53.41, lng: -2.3 };
const slugs = (listed: { venue: { slug: string } }[]) => listed.map(({ venue }) => venue.slug);

test('a whole name is the name of one venue, however it is typed', () => {
  expect(venueWithName(venues, ' north  BATHS ')).toBe(north);
  expect(venueWithName(venues, 'baths')).toBeNull();
  expect(venueWithName(venues, ' ')).toBeNull();
});

test('venues called like the term come first, however far away, each venue once', () => {
  const { called, near } = venuesAround(venues, { term: 'north', centre: here }, 5);
  expect(slugs(called)).toEqual(['unplaced', 'north']);
  expect(called[0]?.metres).toBeNull();
  expect(slugs(near)).toEqual(['south']);
  expect(slugs(venuesAround(venues, { term: 'south', centre: here }, 5).near)).toEqual([]);
});

test('venues called alike are listed nearest first', () => {
  expect(slugs(venuesAround(venues, { term: 'baths', centre: here }, 5).called)).toEqual(['south', 'north']);
});

test('the nearest venue has a place', () => {
  expect(nearestVenue(venues, here)?.venue).toBe(south);
  expect(nearestVenue([unplaced], here)).toBeNull();
  expect(listedFrom(south, null).metres).toBeNull();
});

test.each([
  ['M33', true],
  ['sw1a', true],
  ['M33 7AB', false],
  ['Sale', false],
])('%s is a postcode district: %s', (name, expected) => expect(isDistrict(name)).toBe(expected));
