import { describe, expect, it } from 'vitest';
import { isBlankSearch, searchVenues, venuesNamed } from './venue-search.ts';

const venue = (name: string, town: string, postcode: string) => ({ name, town, postcode });
const sale = venue('Sale Leisure Centre', 'Sale', 'M33 7XS');
const saleHarriers = venue('Wythenshawe Park Track', 'Manchester', 'M23 0AB');
const oldham = venue('Oldham Leisure Centre', 'Oldham', 'OL1 1AA');
const toxteth = venue('Toxteth Sports Centre', 'Liverpool', 'L8 1AB');
const anfield = venue('Everton Park', 'Liverpool', 'L1 2CD');
const wholesale = venue('Wholesale Market Gym', 'Salford', 'M6 6AA');
const venues = [wholesale, sale, saleHarriers, oldham, toxteth, anfield];

describe('searchVenues', () => {
  it.each([
    ['a blank term names every venue', '   ', venues],
    ['a town exactly comes before a name that contains it', 'sale', [sale, wholesale]],
    ['capitals and outer spaces do not matter', '  SALE leisure CENTRE ', [sale]],
    ['part of a name', 'leisure', [sale, oldham]],
    ['a town', 'liverpool', [toxteth, anfield]],
    ['a postcode district exactly, not districts that end in it', 'L1', [anfield]],
    ['the start of a district', 'M3', [sale]],
    ['a whole postcode without its space', 'm337xs', [sale]],
    ['the second half of a postcode', '0ab', [saleHarriers]],
    ['nothing', 'Penzance', []],
  ])('%s', (_, term, expected) => {
    expect(searchVenues(venues, term)).toEqual(expected);
  });
});

describe('isBlankSearch', () => {
  it.each([
    ['', true],
    [' \t', true],
    [' a ', false],
  ])('%j is %s', (term, blank) => expect(isBlankSearch(term)).toBe(blank));
});

describe('venuesNamed', () => {
  it.each([
    ['the whole name before names that contain it', 'sale leisure centre', [sale]],
    ['capitals and outer spaces do not matter', '  LEISURE ', [sale, oldham]],
    ['part of a name', 'sale', [wholesale, sale]],
    ['a town is not a name', 'liverpool', []],
    ['a postcode is not a name', 'M33', []],
    ['nothing asked', ' ', []],
  ])('%s', (_, term, expected) => expect(venuesNamed(venues, term)).toEqual(expected));
  it('puts the exact name first', () => {
    const short = venue('Leisure', 'Bury', 'BL9 1AA');
    expect(venuesNamed([...venues, short], 'leisure')).toEqual([short, sale, oldham]);
  });
});
