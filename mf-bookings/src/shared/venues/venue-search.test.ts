import { describe, expect, it } from 'vitest';
import { readVenueSearch, type VenueSearch, writeVenueSearch } from './venue-search.ts';

const FAR = 'yoga within 3 miles of M33';
const nothing: VenueSearch = { text: '', place: null, sessions: null, radius: 5, isNearMe: false };
const words = { ...nothing, text: FAR, sessions: FAR };

describe('readVenueSearch', () => {
  it.each([
    ['', nothing],
    ['search=sale', { ...nothing, text: 'sale' }],
    ['search=Leeds&place=Leeds&radius=8', { ...nothing, text: 'Leeds', place: 'Leeds', radius: 8 }],
    ['place=%20&radius=99&near=you', nothing],
    ['search=yoga&q=yoga', { ...nothing, text: 'yoga', sessions: 'yoga' }],
    ['q=yoga', { ...nothing, text: 'yoga', sessions: 'yoga' }],
    ['search=&q=yoga', { ...nothing, sessions: 'yoga' }],
    ['near=me', { ...nothing, isNearMe: true }],
    ['q=yoga within 3 miles of M33', { ...words, radius: 3 }],
    ['q=yoga within 3 miles of M33&radius=7', { ...words, radius: 7 }],
  ])('%j', (query, expected) => expect(readVenueSearch(new URLSearchParams(query))).toEqual(expected));
});

describe('writeVenueSearch', () => {
  it.each([
    ['kiosk=true', { text: 'sale' }, 'kiosk=true&search=sale'],
    ['search=sale', { text: ' ' }, ''],
    ['search=Leeds', { place: 'Leeds' }, 'search=Leeds&place=Leeds'],
    ['search=Leeds&place=Leeds', { radius: 7 }, 'search=Leeds&place=Leeds&radius=7'],
    ['search=Leeds&place=Leeds&radius=7', { radius: 5 }, 'search=Leeds&place=Leeds'],
    ['search=Leeds&place=Leeds&radius=7', { text: 'Le', place: null }, 'search=Le'],
    ['search=yoga', { sessions: 'yoga' }, 'search=yoga&q=yoga'],
    ['search=yoga&q=yoga', { radius: 7 }, 'search=yoga&q=yoga&radius=7'],
    ['search=Leeds', { text: '', isNearMe: true }, 'near=me'],
    ['q=yoga', { text: 'yo', sessions: null }, 'search=yo'],
    ['q=yoga', { text: '', sessions: null }, ''],
    ['q=yoga', { radius: 7 }, 'q=yoga&search=yoga&radius=7'],
    ['q=a 3 miles from b', { radius: 5 }, 'q=a+3+miles+from+b&search=a+3+miles+from+b&radius=5'],
    ['radius=7&place=x', { place: null, sessions: 'a 3 miles from b' }, 'q=a+3+miles+from+b'],
  ])('%j with %j', (query, change, expected) =>
    expect(String(writeVenueSearch(new URLSearchParams(query), change))).toBe(expected),
  );
});
