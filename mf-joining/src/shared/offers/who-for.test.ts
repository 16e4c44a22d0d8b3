import { describe, expect, it } from 'vitest';
import { byClosestAge, isMeantFor, isOutOfAge, type WhoFor, whoForChoices, whoForKey } from './who-for.ts';
import { searchWithWhoFor, withWhoFor } from './who-for-address.ts';

const adult = { ageMin: 16, ageMax: null };
const junior = { ageMin: 8, ageMax: 15 };
const senior = { ageMin: 60, ageMax: null };
const swim = { ageMin: null, ageMax: null };
const student = { ageMin: 16, ageMax: null, audience: 'student' } as const;
const family = { ageMin: 18, ageMax: null, audience: 'household' } as const;

describe('the answers to who it is for', () => {
  it.each<[string, Parameters<typeof whoForChoices>[0], string[]]>([
    [
      'are the ages and groups that the memberships tell apart',
      [adult, junior, student, family, swim, senior],
      ['16-59', '8-15', '0-7', 'student', '60-', 'household'],
    ],
    ['leave out ages that none of them is for', [adult, junior], ['16-', '8-15']],
    ['do not split an age by the limit of a group', [adult, family], ['16-', 'household']],
    ['are none where all of them are for everyone', [swim, swim], []],
    ['are none where there is one alone', [adult, adult], []],
    ['are none where the server says nothing of it', [{}, {}], []],
    ['know a gap between two ages', [junior, senior], ['8-15', '60-']],
  ])('%s', (_what, types, keys) => expect(whoForChoices(types).map(whoForKey)).toEqual(keys));
});

it.each<[string, Parameters<typeof isMeantFor>[0], WhoFor, boolean, boolean]>([
  ['an age', adult, { from: 16, to: 59 }, true, false],
  ['another age', junior, { from: 16, to: 59 }, false, true],
  ['a child, who is too young', adult, { from: 8, to: 15 }, false, true],
  ['every age', swim, { from: 0, to: 7 }, true, false],
  ['an age without an end', adult, { from: 60, to: null }, true, false],
  ['a group, not everyone of its ages', student, { from: 16, to: 59 }, false, false],
  ['a group whose ages do not reach so far down', student, { from: 8, to: 15 }, false, true],
  ['a household, whose children are younger', family, { from: 8, to: 15 }, false, false],
  ['the group itself', student, 'student', true, false],
  ['another group', family, 'student', false, false],
  ['no group', adult, 'student', false, false],
  ['everyone, as far as the server says', {}, { from: 8, to: 15 }, true, false],
])('a membership is meant for %s', (_what, type, who, isMeant, isOut) => {
  expect(isMeantFor(type, who)).toBe(isMeant);
  expect(isOutOfAge(type, who)).toBe(isOut);
});

it('is kept by the addresses of joining', () => {
  expect(withWhoFor('/centre/sale', '?for=8-15&kiosk=true')).toBe('/centre/sale?for=8-15');
  expect(withWhoFor('/centre/sale', '')).toBe('/centre/sale');
  expect(searchWithWhoFor('?kiosk=true&for=student', '60-')).toBe('?kiosk=true&for=60-');
  expect(searchWithWhoFor('?for=student', null)).toBe('?');
});

it('puts what begins closest to an age first, and leaves the order of the others', () => {
  const offPeak = { ...adult };
  expect([adult, offPeak, swim, senior].toSorted(byClosestAge)).toEqual([senior, adult, offPeak, swim]);
});
