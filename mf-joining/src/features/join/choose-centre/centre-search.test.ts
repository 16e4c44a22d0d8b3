import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  type CentreSearch,
  clearSearch,
  foundCentres,
  freshSearch,
  locating,
  personFound,
  placeFound,
  placeUnknown,
  searchHere,
  startSearch,
} from './centre-search.ts';

const sale = exampleVenue();
const bury = exampleVenue({ slug: 'bury', name: 'Bury Baths', lat: 53.6 });
const lost = exampleVenue({ slug: 'lost', name: 'Lost Baths', lat: null });
const centres = [sale, bury, lost];
const nearSale = { lat: 53.44, lng: -2.3167 };
const typed = (text: string, parts: Partial<CentreSearch> = {}): CentreSearch => ({
  ...freshSearch,
  text,
  ...parts,
});
const slugs = (search: CentreSearch) => foundCentres(centres, search).map(({ venue }) => venue.slug);

describe('starting a search', () => {
  it.each(['', '   '])('for %j does nothing', (text) => {
    const before = typed(text);
    expect(startSearch(before, centres)).toEqual({ search: before, placeToFind: null, only: null });
  });
  it('for a centre’s name lists those called so, without a place to find', () => {
    const { search, placeToFind } = startSearch(typed(' bATHS '), centres);
    expect(placeToFind).toBeNull();
    expect(slugs(search)).toEqual(['bury', 'lost']);
  });
  it.each([
    ['baths', null],
    ['bury baths', 'bury'],
    ['Leeds', null],
  ])('for %j picks %j', (text, only) => expect(startSearch(typed(text), centres).only).toBe(only));
  it('for anything else finds a place', () => {
    const { search, placeToFind } = startSearch(typed(' Leeds '), centres);
    expect(placeToFind).toBe('Leeds');
    expect(search).toMatchObject({ progress: 'searching', searched: 'Leeds', area: { kind: 'everywhere' } });
  });
});

describe('the centres found', () => {
  it('are all of them at first, in their order and without a distance', () => {
    expect(foundCentres(centres, freshSearch)).toEqual(centres.map((venue) => ({ venue, metres: null })));
  });
  it('around a place are those within the radius, nearest first, without the unplaced', () => {
    const around = placeFound(typed('Sale'), 'Sale', nearSale);
    expect(slugs(around)).toEqual(['sale-leisure-centre']);
    expect(slugs({ ...around, radius: 10 })).toEqual(['sale-leisure-centre']);
    expect(foundCentres(centres, around)[0]?.metres).toBeCloseTo(1568, -1);
  });
  it('in the area of the map are those around its middle', () => {
    expect(slugs(searchHere(typed('Sale'), { lat: 53.6, lng: -2.3167 }))).toEqual(['bury']);
  });
  it('by name carry the distance from the person, where that is known', () => {
    const { search } = startSearch(typed('baths', { usersLocation: nearSale }), centres);
    const metres = foundCentres(centres, search).map((found) => found.metres);
    expect(metres).toEqual([expect.closeTo(17_791, -2), null]);
  });
});

describe('a search that comes to something', () => {
  it('around the person empties the box and remembers where they are', () => {
    const search = personFound(locating(typed('Leeds')), nearSale);
    expect(search).toMatchObject({ text: '', usersLocation: nearSale, progress: 'idle' });
    expect(slugs(search)).toEqual(['sale-leisure-centre']);
  });
  it('is under way without a term while the person is located', () => {
    expect(locating(typed('Leeds'))).toMatchObject({ progress: 'searching', searched: '' });
  });
});

describe('a search that comes to nothing', () => {
  const before = placeFound(typed('Sale', { radius: 9, usersLocation: nearSale }), 'Sale', nearSale);
  it('resets the map and keeps the term', () => {
    expect(placeUnknown({ ...before, text: 'Xyz' })).toEqual(
      typed('Xyz', { progress: 'unknown-place', usersLocation: nearSale }),
    );
  });
  it('cleared has the usual radius and no term', () => {
    expect(clearSearch(before)).toEqual({ ...freshSearch, usersLocation: nearSale });
  });
});
