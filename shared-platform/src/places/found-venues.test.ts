import { exampleVenue as testVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import type { PlaceOutcome } from './find-place.ts';
import { type FoundVenues, findVenues, placeToFind, type VenueTerms } from './found-venues.ts';

const north = testVenue({ slug: 'north', name: 'North Baths', lat: 53.6, lng: -2.3 });
const south = testVenue({ slug: 'south', name: 'South Baths', lat: 53.4, lng: -2.3 });
const unplaced = testVenue({ slug: 'unplaced', name: 'Hidden Baths', lat: null, lng: null });
const venues = [north, unplaced, south];
const here = { lat: 53.41, lng: -2.3 };
const blank: VenueTerms = { text: '', place: null, radius: 5 };
const leeds: PlaceOutcome = { outcome: 'found', place: { name: 'Leeds', coordinates: here } };

const find = (
  search: Partial<VenueTerms>,
  outcome: PlaceOutcome | null = null,
  from: typeof here | null = null,
) => findVenues({ venues, search: { ...blank, ...search }, here: from, placeOutcome: outcome });
const slugs = (found: FoundVenues) => ('listed' in found ? found.listed.map(({ venue }) => venue.slug) : []);

describe('findVenues', () => {
  it('lists every venue in the given order without a search', () => {
    const found = find({});
    expect(slugs(found)).toEqual(['north', 'unplaced', 'south']);
    expect(found).toMatchObject({ kind: 'all', elsewhere: [] });
  });
  it('lists the nearest first where the person shared their location, the unplaced ones apart', () => {
    const found = find({}, null, here);
    expect(slugs(found)).toEqual(['south', 'north']);
    expect(found).toMatchObject({ elsewhere: [{ venue: { slug: 'unplaced' }, metres: null }] });
  });
  it('finds by name, nearest first, an unplaced venue without a distance', () => {
    const found = find({ text: 'baths' }, null, here);
    expect(slugs(found)).toEqual(['south', 'north', 'unplaced']);
    expect(found).toMatchObject({ listed: [{}, {}, { metres: null }] });
  });
  it('finds a whole name without a geocoder, with the venues around it', () => {
    const search = { text: 'North Baths', place: 'North Baths', radius: 10 };
    expect(placeToFind(venues, { ...blank, ...search })).toBeNull();
    const found = find(search);
    expect(slugs(found)).toEqual(['north']);
    expect(found).toMatchObject({ kind: 'near-place', called: 1, place: { name: 'North Baths' } });
  });
  it('looks up anything else that was sent off, with those called so first', () => {
    const search = { text: 'north', place: 'north' };
    expect(placeToFind(venues, { ...blank, ...search })).toBe('north');
    expect(find(search).kind).toBe('named');
    const found = find(search, leeds);
    expect(slugs(found)).toEqual(['north', 'south']);
    expect(found).toMatchObject({ kind: 'near-place', called: 1, nearest: null });
  });
  it.each(['not-found', 'failed'] as const)('keeps the names where the place is %s', (outcome) => {
    expect(find({ text: 'north', place: 'north' }, { outcome }).kind).toBe('named');
  });
  it('looks up nothing while it is typed', () => {
    expect(placeToFind(venues, { ...blank, text: 'north' })).toBeNull();
  });
  it('knows the nearest venue where none is within the radius', () => {
    const far: PlaceOutcome = {
      outcome: 'found',
      place: { name: 'HS1', coordinates: { lat: 58.2, lng: -6.4 } },
    };
    expect(find({ text: 'HS1', place: 'HS1' }, far)).toMatchObject({
      kind: 'near-place',
      listed: [],
      nearest: { venue: { slug: 'north' } },
      isApproximate: true,
    });
  });
  it.each([
    ['unnamed until it is sent off', { text: 'leeds' }, null, 'unnamed'],
    ['under way', { text: 'leeds', place: 'leeds' }, null, 'searching-place'],
    ['unknown', { text: 'leeds', place: 'leeds' }, { outcome: 'not-found' } as const, 'unknown-place'],
    ['failed', { text: 'leeds', place: 'leeds' }, { outcome: 'failed' } as const, 'place-failed'],
  ])('a place is %s', (_, search, outcome, kind) => expect(find(search, outcome).kind).toBe(kind));
  it('lists the venues within the radius of a place, never an unplaced one', () => {
    expect(slugs(find({ text: 'leeds', place: 'leeds', radius: 5 }, leeds))).toEqual(['south']);
    expect(slugs(find({ text: 'leeds', place: 'leeds', radius: 10 }, leeds))).toEqual(['south']);
  });
});
