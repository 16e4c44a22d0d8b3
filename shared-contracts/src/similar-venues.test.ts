import { exampleVenue } from 'shared-contracts/testing';
import { expect, test } from 'vitest';
import { similarVenues } from './similar-venues.ts';

const venues = [
  exampleVenue({ slug: 'sale', name: 'Sale Leisure Centre', town: 'Sale' }),
  exampleVenue({ slug: 'altrincham', name: 'Altrincham Leisure Centre', town: 'Altrincham' }),
  exampleVenue({ slug: 'abraham-moss', name: 'Abraham Moss', town: 'Manchester' }),
  exampleVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury' }),
  exampleVenue({ slug: 'oldham', name: 'Oldham Sports Centre', town: 'Oldham' }),
];

test.each([
  ['Sael', ['sale']],
  ['sael leisure', ['sale']],
  ['Altringham', ['altrincham']],
  ['manchestr', ['abraham-moss']],
  ['Buyr Baths', ['bury']],
  ['Paris', []],
  ['M33', []],
  ['…', []],
  ['', []],
])('"%s" is like %j', (term, slugs) => {
  expect(similarVenues(venues, term).map(({ slug }) => slug)).toEqual(slugs);
});

test('three venues at most are suggested', () => {
  const many = Array.from({ length: 5 }, (_, at) =>
    exampleVenue({ slug: `v${at}`, name: `Manchester ${at}`, town: 'Manchester' }),
  );
  expect(similarVenues(many, 'Manchestre')).toHaveLength(3);
});
