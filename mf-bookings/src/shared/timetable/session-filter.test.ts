import { NO_FILTER, type SessionFilter } from 'shared-contracts/session-search/session-filter';
import { describe, expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import { countOn, matchesFilter, slugOf, timeOfDay } from './session-filter.ts';

const yoga = testSession({
  startDate: '2026-11-21T18:30:00+00:00',
  level: 'Beginner',
  ageRange: { minValue: 16, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: ['Hearing impairment', 'Visual impairment'],
});

describe('a class matches the filter', () => {
  it.each<[string, Partial<SessionFilter>, boolean]>([
    ['nothing asked', {}, true],
    ['its activity', { activity: 'yoga' }, true],
    ['another activity', { activity: 'swimming' }, false],
    ['its time', { times: ['evening'] }, true],
    ['one of two times', { times: ['morning', 'evening'] }, true],
    ['another time', { times: ['morning'] }, false],
    ['its level', { levels: ['beginner'] }, true],
    ['one of two levels', { levels: ['advanced', 'beginner'] }, true],
    ['another level', { levels: ['advanced'] }, false],
    ['a price above its own', { priceLimit: 800 }, true],
    ['a price below its own', { priceLimit: 600 }, false],
    ['free', { priceLimit: 0 }, false],
    ['all the support it gives', { support: ['hearing-impairment', 'visual-impairment'] }, true],
    ['more support than it gives', { support: ['hearing-impairment', 'physical-impairment'] }, false],
    ['women only', { isWomenOnly: true }, false],
    ['its youngest age', { age: 16 }, true],
    ['an age below', { age: 15 }, false],
    ['an age with no end above', { age: 90 }, true],
    ['two things of which one is not so', { times: ['evening'], age: 9 }, false],
  ])('%s', (_asked, filter, expected) => {
    expect(matchesFilter(yoga, { ...NO_FILTER, ...filter })).toBe(expected);
  });

  it.each([
    ['All levels', true],
    ['All', true],
    [null, true],
    ['Advanced', false],
  ])('a beginner where its level is %j: %s', (level, expected) => {
    expect(matchesFilter(testSession({ level }), { ...NO_FILTER, levels: ['beginner'] })).toBe(expected);
  });

  it.each([
    ['FemaleOnly' as const, true],
    ['MaleOnly' as const, false],
    [null, false],
  ])('women only where it is for %s: %s', (genderRestriction, expected) => {
    expect(matchesFilter(testSession({ genderRestriction }), { ...NO_FILTER, isWomenOnly: true })).toBe(
      expected,
    );
  });

  it.each([
    [{ minValue: 5, maxValue: 11 }, 11, true],
    [{ minValue: 5, maxValue: 11 }, 12, false],
    [{ minValue: null, maxValue: 4 }, 0, true],
    [{ minValue: null, maxValue: null }, 120, true],
  ])('%j for the age %i: %s', (ageRange, age, expected) => {
    expect(matchesFilter(testSession({ ageRange }), { ...NO_FILTER, age })).toBe(expected);
  });

  it('free where this person pays nothing', () => {
    const { offer } = yoga;
    const free = testSession({ offer: { ...offer, price: '0.00', formattedPrice: 'Free' } });
    expect(matchesFilter(free, { ...NO_FILTER, priceLimit: 0 })).toBe(true);
  });
});

it.each([
  ['2026-11-21T06:30:00+00:00', 'morning'],
  ['2026-11-21T11:59:00+00:00', 'morning'],
  ['2026-11-21T12:00:00+00:00', 'afternoon'],
  ['2026-11-21T16:59:00+00:00', 'afternoon'],
  ['2026-11-21T17:00:00+00:00', 'evening'],
  ['2026-06-10T17:00:00+01:00', 'evening'],
  ['2026-06-10T16:30:00Z', 'evening'],
])('%s is in the %s, by the clock of the venue', (start, expected) => {
  expect(timeOfDay(start)).toBe(expected);
});

it.each([
  ['Hearing impairment', 'hearing-impairment'],
  ['Social or behavioural problems', 'social-or-behavioural-problems'],
  [' Level 2 (new) ', 'level-2-new'],
])('%j is %s in a query', (label, slug) => expect(slugOf(label)).toBe(slug));

it.each<[Partial<SessionFilter>, number]>([
  [{}, 0],
  [{ times: ['morning', 'evening'], levels: ['beginner'], support: ['hearing-impairment'] }, 4],
  [{ activity: 'yoga', priceLimit: 0, isWomenOnly: true, age: 0 }, 4],
])('%j asks for %i things', (parts, count) => {
  expect(countOn({ ...NO_FILTER, ...parts })).toBe(count);
});
