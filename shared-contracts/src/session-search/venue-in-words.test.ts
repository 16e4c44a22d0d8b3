import { expect, it } from 'vitest';
import { namedPlaces } from './venue-in-words.ts';

const venue = (name: string, town: string) => ({ name, town });
const VENUES = [
  venue('Sale Leisure Centre', 'Sale'),
  venue('Hindley Pool', 'Wigan'),
  venue('Barrow Park Leisure Centre', 'Barrow-In-Furness'),
  venue('Tennis Centre', 'Rugby'),
  venue('King’s Hall Sports Centre', 'Wigan'),
  venue('Dunes Splash World', 'Southport'),
  venue('Everlast Gyms (Sale)', 'Sale'),
];

it.each([
  ['Sale Leisure Centre', 'Sale Leisure Centre'],
  ['sale leisure', 'Sale Leisure Centre'],
  ['hindley pool', 'Hindley Pool'],
  ['hindley', 'Hindley Pool'],
  ['kings hall', 'King’s Hall Sports Centre'],
  ['everlast gyms sale', 'Everlast Gyms (Sale)'],
  ['tennis centre', 'Tennis Centre'],
  ['sale', null],
  ['tennis', null],
  ['dunes', null],
  ['pool', null],
  ['leisure centre', null],
  ['yoga', null],
  ['', null],
])('"%s" names %s', (words, expected) => {
  expect(namedPlaces(VENUES).venueOf(words)?.name ?? null).toBe(expected);
});

it.each([
  ['Sale', true],
  ['barrow in furness', true],
  ['hindley pool', true],
  ['southport', true],
  ['tennis', false],
  ['rugby', false],
  ['sale yoga', false],
  ['yoga', false],
])('"%s" is a place of the tenant: %s', (words, expected) => {
  expect(namedPlaces(VENUES).isPlace(words)).toBe(expected);
});
