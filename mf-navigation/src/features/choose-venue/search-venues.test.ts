import { describe, expect, it } from 'vitest';
import { searchVenues } from './search-venues.ts';

const venue = (slug: string, name: string, town: string, postcode: string) => ({
  slug,
  name,
  town,
  postcode,
});
const venues = [
  venue('market', 'Wholesale Market Gym', 'Salford', 'M6 6AA'),
  venue('sale', 'Sale Leisure Centre', 'Sale', 'M33 2AL'),
  venue('track', 'Wythenshawe Park Track', 'Manchester', 'M23 0AB'),
  venue('oldham', 'Oldham Leisure Centre', 'Oldham', 'OL1 1AA'),
  venue('everton', 'Everton Park', 'Liverpool', 'L1 2CD'),
];
const found = (text: string, present: string | null = null) =>
  searchVenues(venues, text, present).map(({ slug }) => slug);

describe('searchVenues', () => {
  it.each([
    ['part of a name, whatever the capitals and spaces', '  LEISURE   centre ', ['sale', 'oldham']],
    ['a town exactly, before a name that contains it', 'sale', ['sale', 'market']],
    ['part of a town', 'chest', ['track']],
    ['a postcode district exactly, and none that ends in it', 'l1', ['everton']],
    ['the start of a district', 'm3', ['sale']],
    ['a postcode without its space', 'm332al', ['sale']],
    ['the second half of a postcode', '0AB', ['track']],
    ['nothing', 'Penzance', []],
  ])('finds %s', (_, text, slugs) => {
    expect(found(text, 'track')).toEqual(slugs);
  });

  it('lists all while nothing is typed, the selected one first', () => {
    expect(found('')).toEqual(['market', 'sale', 'track', 'oldham', 'everton']);
    expect(found('  ', 'oldham')).toEqual(['oldham', 'market', 'sale', 'track', 'everton']);
    expect(found('', 'closed-long-ago')).toHaveLength(5);
  });
});
