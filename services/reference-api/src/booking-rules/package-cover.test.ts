import { describe, expect, test } from 'vitest';
import { automaticPackage, chosenPackage, coveringPackages, packageChoice } from './package-cover.ts';

const swims = {
  id: 's',
  personId: 'p',
  name: '10 swims',
  covers: ['swimming'],
  usesLeft: 2,
  validUntil: null,
};
const courts = {
  id: 'c',
  personId: 'p',
  name: '5 courts',
  covers: ['badminton', 'swimming'],
  usesLeft: 1,
  validUntil: '2026-12-14',
};

const startsAt = new Date('2026-12-14T18:00:00Z');
const line = { activitySlug: 'swimming', attendeeId: 'p', bestPricePence: 500, startsAt };

describe('the packages that can pay for a line', () => {
  test.each([
    ['those that cover its activity', 'swimming', [], ['s', 'c']],
    ['no others', 'badminton', [], ['c']],
    ['none where none covers it', 'yoga', [], []],
    ['not one that other lines use up', 'swimming', ['s', 's'], ['c']],
    ['one that has a use left beside other lines', 'swimming', ['s', 'c'], ['s']],
  ])('are %s', (_, activitySlug, taken, ids) => {
    expect(coveringPackages([swims, courts], { ...line, activitySlug }, taken).map(({ id }) => id)).toEqual(
      ids,
    );
  });

  test.each([
    ['2026-12-14T23:30:00Z', ['s', 'c']],
    ['2026-12-15T00:30:00Z', ['s']],
  ])('are good on the day of the session, %s', (starts, ids) => {
    const then = { ...line, startsAt: new Date(starts) };
    expect(coveringPackages([swims, courts], then, []).map(({ id }) => id)).toEqual(ids);
  });

  test('are never those of someone else', () => {
    expect(coveringPackages([swims, courts], { ...line, attendeeId: 'q' }, [])).toEqual([]);
  });

  test('say how many uses are left beside the other lines', () => {
    expect(coveringPackages([swims], line, ['s'])[0]?.usesLeft).toBe(1);
  });

  test('are none where the place is free without one', () => {
    expect(coveringPackages([swims, courts], { ...line, bestPricePence: 0 }, [])).toEqual([]);
  });
});

test.each([
  ['the booker’s own, the one that ends first', { bookerId: 'p' }, 's'],
  ['no one else’s', { bookerId: 'parent' }, undefined],
  ['none where the place is free', { bookerId: 'p', bestPricePence: 0 }, undefined],
])('without being asked about, a package pays for a line: %s', (_, change, id) => {
  expect(automaticPackage([swims, courts], { ...line, ...change }, [])?.id).toBe(id);
});

test('a choice of price names a package or an offer', () => {
  expect(chosenPackage(packageChoice('s'))).toBe('s');
  expect(chosenPackage('standard')).toBeNull();
});
