import { expect, it } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { termNearMe } from './near-me.ts';

const sale = testVenue({ name: 'Sale Leisure Centre', town: 'Sale' });

it.each([
  ['yoga near M33 2AL tonight', 'yoga near me tonight'],
  ['free tonight', 'free tonight near me'],
  ['yoga sale', 'yoga near me'],
  ['Swimming in Sale tomorrow', 'Swimming near me tomorrow'],
  ['yoga near me', 'yoga near me'],
])('%s is searched where the person is: %s', (term, expected) => {
  expect(termNearMe(term, '2026-06-10', [sale])).toBe(expected);
});
