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

const find = indexNames(NAMES);

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
  expect(
    find(words)
      .map((at) => NAMES[at]?.name)
      .sort(),
  ).toEqual([...expected].sort());
});
