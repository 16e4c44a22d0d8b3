import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  type CentreSearch,
  clearSearch,
  countCalled,
  foundCentres,
  freshSearch,
  isApproximate,
  locating,
  nearestCentre,
  personFound,
  placeFound,
  placeNotFound,
  placeUnknown,
  searchHere,
  showAll,
  startSearch,
} from './centre-search.ts';

const sale = exampleVenue();
const bury = exampleVenue({ slug: 'bury', name: 'Bury Baths', lat: 53.6 });
const near = exampleVenue({ slug: 'near', name: 'Radcliffe Pool', town: 'Radcliffe', lat: 53.58 });
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
  it.each([
    ['the whole name of a centre is found at once', ' bury  BATHS ', null, 'bury'],
    ['part of names is a place to be found as well', 'baths', 'baths', null],
    ['part of one name picks that, and is a place, too', 'lost', 'lost', 'lost'],
    ['a place is found', ' Leeds ', 'Leeds', null],
  ])('%s', (_, text, placeToFind, only) =>
    expect(startSearch(typed(text), centres)).toMatchObject({ placeToFind, only }),
  );
  it('by a whole name lists that centre, then those around it', () => {
    const { search } = startSearch(typed('bury baths', { radius: 10 }), [...centres, near]);
    expect(foundCentres([...centres, near], search).map(({ venue }) => venue.slug)).toEqual(['bury', 'near']);
    expect(countCalled(centres, search.area)).toBe(1);
  });
  it('by the whole name of a centre without a place lists it alone', () => {
    expect(slugs(startSearch(typed('lost baths'), centres).search)).toEqual(['lost']);
  });
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
    const around = placeFound(typed('Stretford'), { name: 'Stretford', term: 'Stretford', centre: nearSale });
    expect(slugs(around)).toEqual(['sale-leisure-centre']);
    expect(slugs({ ...around, radius: 10 })).toEqual(['sale-leisure-centre']);
    expect(foundCentres(centres, around)[0]?.metres).toBeCloseTo(1568, -1);
  });
  it('in the area of the map are those around its middle', () => {
    expect(slugs(searchHere(typed('Sale'), { lat: 53.6, lng: -2.3167 }))).toEqual(['bury']);
  });
  it('by name carry the distance from the person, where that is known', () => {
    const search = placeNotFound(typed('baths', { usersLocation: nearSale }), centres, 'baths', 'not-found');
    const metres = foundCentres(centres, search).map((found) => found.metres);
    expect(metres).toEqual([expect.closeTo(17_791, -2), null]);
  });
});

describe('a place that is found', () => {
  const found = placeFound(typed('baths'), { name: 'Stretford', term: 'baths', centre: nearSale });
  it('has the centres called so first, however far away, then those around it', () => {
    expect(slugs(found)).toEqual(['bury', 'lost', 'sale-leisure-centre']);
  });
  it.each([
    ['M33', true],
    ['SW1A', true],
    ['M33 2AL', false],
    ['Stretford', false],
  ])('named %s is the middle of a postcode district: %s', (name, expected) => {
    expect(isApproximate(placeFound(found, { name, term: name, centre: nearSale }).area)).toBe(expected);
  });
  it('has a nearest centre, also where none is within the radius', () => {
    const area = searchHere(found, { lat: 50, lng: -5 }).area;
    expect(nearestCentre(centres, area)?.venue.slug).toBe('sale-leisure-centre');
    expect(nearestCentre(centres, freshSearch.area)).toBeNull();
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
  const before = placeFound(typed('Sale', { radius: 9, usersLocation: nearSale }), {
    name: 'Sale',
    term: 'Sale',
    centre: nearSale,
  });
  it('resets the map and keeps the term', () => {
    expect(placeUnknown({ ...before, text: 'Xyz' })).toEqual(
      typed('Xyz', { progress: 'unknown-place', usersLocation: nearSale }),
    );
  });
  it.each([
    ['unknown', 'not-found', 'unknown-place'],
    ['out of reach', 'failed', 'places-unavailable'],
  ] as const)('with places %s says so, unless centres match', (_, outcome, progress) => {
    expect(placeNotFound(typed('Xyz'), centres, 'Xyz', outcome).progress).toBe(progress);
    expect(placeNotFound(typed('baths'), centres, 'baths', outcome)).toMatchObject({
      progress: 'idle',
      area: { kind: 'called', term: 'baths' },
    });
  });
  it('shows all of them again', () => {
    expect(showAll(before)).toMatchObject({ text: '', area: { kind: 'everywhere', isFitted: true } });
  });
  it('cleared has the usual radius and no term', () => {
    expect(clearSearch(before)).toEqual({ ...freshSearch, usersLocation: nearSale });
  });
});
