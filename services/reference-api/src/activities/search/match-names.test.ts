import { expect, it } from 'vitest';
import { indexNames, type SessionName } from './match-names.ts';

const name = (activityName: string, called: string, isCourt = false): SessionName => ({
  activityName,
  name: called,
  isCourt,
});

const NAMES = [
  name('Yoga', 'Hatha Yoga'),
  name('Yoga', 'Sunrise Flow'),
  name('Swimming', 'Lane Swimming'),
  name('Swimming', 'Family Swim'),
  name('Group Cycling', 'Spin'),
  name('Badminton', 'Badminton courts', true),
  name('Badminton', 'Badminton for Beginners'),
  name('Pilates', 'Pilates'),
];

const OTHER = { Swimming: ['dip'], 'Group Cycling': ['spinning'], Curling: ['stones'], Yoga: ['pilates'] };
const find = indexNames(NAMES, OTHER);
const namesFor = (words: string) =>
  find(words)
    .at.map((at) => NAMES[at]?.name)
    .sort();

it.each([
  ['yoga', ['Hatha Yoga', 'Sunrise Flow']],
  ['YOGA classes', ['Hatha Yoga', 'Sunrise Flow']],
  ['hatha yoga', ['Hatha Yoga']],
  ['swims', ['Family Swim', 'Lane Swimming']],
  ['swim', ['Family Swim', 'Lane Swimming']],
  ['spin', ['Spin']],
  ['badminton court', ['Badminton courts']],
  ['courts', ['Badminton courts']],
  ['pilates', ['Pilates']],
  // Slips of the keyboard.
  ['yoag', ['Hatha Yoga', 'Sunrise Flow']],
  ['badmington', ['Badminton courts', 'Badminton for Beginners']],
  ['swiming', ['Family Swim', 'Lane Swimming']],
  ['pilatse', ['Pilates']],
  // Nothing of the kind.
  ['Sale', []],
  ['M33', []],
  ['curling', []],
  ['…', []],
  ['yoga court', []],
])('"%s" finds %j', (words, expected) => {
  expect(namesFor(words)).toEqual([...expected].sort());
});

it.each([
  ['spinning', ['Spin']],
  ['Spinning classes', ['Spin']],
  ['a dip', ['Family Swim', 'Lane Swimming']],
  ['family dip', ['Family Swim']],
  // Mistyped as well.
  ['spining', ['Spin']],
])('"%s" is another name of %j', (words, expected) => {
  expect(namesFor(words)).toEqual(expected);
  expect(find(words).isReadAs).toBe(true);
});

it.each([
  ['yoga for absolute starters', ['Hatha Yoga', 'Sunrise Flow']],
  ['disabled swimming', ['Family Swim', 'Lane Swimming']],
  ['yoga tonihgt', ['Hatha Yoga', 'Sunrise Flow']],
  // The activity is not named in full, or a court is wished for.
  ['Group Road', []],
  ['Pilates Court Road', []],
])('"%s" is read as far as it names an activity: %j', (words, expected) => {
  expect(namesFor(words)).toEqual(expected);
  expect(find(words).isReadAs).toBe(expected.length > 0);
});

it('takes words for the names they are in, before any other name', () => {
  expect(namesFor('pilates')).toEqual(['Pilates']);
  expect(find('pilates').isReadAs).toBe(false);
});

it('says that a slip of the keyboard is in no name, and that nothing was found', () => {
  expect(find('badmington').isReadAs).toBe(true);
  // The activity of the other name does not take place here.
  expect(find('stones')).toEqual({ at: [], isReadAs: false });
});
