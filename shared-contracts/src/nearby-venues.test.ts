import { describe, expect, it } from 'vitest';
import type { Venue } from './api/venues.ts';
import { METRES_PER_MILE } from './distance.ts';
import { nearestFirst, readRadius, withinRadius, withoutDistance } from './nearby-venues.ts';

const centre = { lat: 53.4, lng: -2.3 };
const METRES_PER_DEGREE = 111_195.08;
const milesNorth = (miles: number) => centre.lat + (miles * METRES_PER_MILE) / METRES_PER_DEGREE;
const at = (slug: string, lat: number | string | null, lng: number | string | null = centre.lng) =>
  ({ slug, lat, lng }) as Venue;
const slugs = (listed: { venue: { slug: string } }[]) => listed.map(({ venue }) => venue.slug);

const far = at('far', milesNorth(5.1));
const near = at('near', milesNorth(1));
const edge = at('edge', String(milesNorth(4.9)));
const nowhere = at('nowhere', null);
const impossible = at('impossible', 91);
const all = [far, nowhere, near, impossible, edge];

describe('venues near a point', () => {
  it('come nearest first, without those that have no valid coordinates', () => {
    expect(slugs(nearestFirst(all, centre))).toEqual(['near', 'edge', 'far']);
  });
  it.each([
    [1, []],
    [2, ['near']],
    [5, ['near', 'edge']],
    [10, ['near', 'edge', 'far']],
  ])('within %i miles', (miles, expected) =>
    expect(slugs(withinRadius(all, centre, miles))).toEqual(expected),
  );
  it('includes the edge itself', () => {
    const [exact] = nearestFirst([edge], centre);
    expect(withinRadius([edge], centre, (exact?.metres ?? 0) / METRES_PER_MILE)).toHaveLength(1);
  });
  it('leaves those without coordinates to a list of their own', () => {
    expect(slugs(withoutDistance(all))).toEqual(['nowhere', 'impossible']);
  });
});

describe('readRadius', () => {
  it.each([
    [null, 5],
    ['', 5],
    ['1', 1],
    ['10', 10],
    ['11', 5],
    ['0', 5],
    ['2.5', 5],
    ['far', 5],
  ])('%j is %i miles', (text, miles) => expect(readRadius(text)).toBe(miles));
});
