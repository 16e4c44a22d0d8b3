import { expect, it } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { busiestTowns, byLetter, lettersFirst } from './venue-groups.ts';

const listed = (name: string) => ({ venue: testVenue({ name }), metres: null });
const inTown = (town: string) => testVenue({ town });

it.each([
  [
    ['Active Copley', 'All Seasons', 'Bury Baths'],
    ['A: Active Copley, All Seasons', 'B: Bury Baths'],
  ],
  [['Élan', 'Eton Pool'], ['E: Élan, Eton Pool']],
  [
    ['3D Gym', '‘The Hub’', 'hale'],
    ['null: 3D Gym, ‘The Hub’', 'H: hale'],
  ],
  [[], []],
])('venues %j are by letter', (names, groups) => {
  const found = byLetter(names.map(listed));
  expect(
    found.map(({ letter, options }) => `${letter}: ${options.map(({ venue }) => venue.name).join(', ')}`),
  ).toEqual(groups);
});

it('names that begin with no letter are last, and all keep their order', () => {
  const found = lettersFirst(['1610 Centre', '3D Gym', 'Active', 'Élan'].map(listed));
  expect(found.map(({ venue }) => venue.name)).toEqual(['Active', 'Élan', '1610 Centre', '3D Gym']);
});

it('the towns with the most venues come first, then those of the first name, and none with one venue', () => {
  const venues = ['Sale', 'Bury', 'Bury', 'Hale', 'Ashton', 'Ashton', 'Bolton', 'Bolton', 'Bolton'].map(
    inTown,
  );
  expect(busiestTowns(venues)).toEqual([
    { name: 'Bolton', count: 3 },
    { name: 'Ashton', count: 2 },
    { name: 'Bury', count: 2 },
  ]);
});

it('no town is offered where all venues are in one', () => {
  expect(busiestTowns(['Bury', 'Bury', 'Hale'].map(inTown))).toEqual([]);
});

it('are six towns at most', () => {
  const venues = [...'abcdefgh'].flatMap((town) => [inTown(town), inTown(town)]);
  expect(busiestTowns(venues).map(({ name }) => name)).toEqual([...'abcdef']);
});
