import { expect, it } from 'vitest';
import { readActivities } from '../../seed/files/read-seed.ts';
import { indexOtherNames, USUAL_NAMES } from './other-names.ts';

const plain = (word: string) => (word === '' || word === 'a' ? null : word.toLowerCase());

it('are given for activities that there are', () => {
  const names = new Set(readActivities().map(({ label }) => label));
  expect(Object.keys(USUAL_NAMES).filter((name) => !names.has(name))).toEqual([]);
});

it.each([
  ['Spin', ['Indoor Cycling']],
  ['a spin for beginners', ['Indoor Cycling for beginners']],
  // The longest first.
  ['chair yoga', ['Chair Based Exercise']],
  ['spinach', []],
  ['', []],
])('read "%s" as %j', (words, expected) => {
  expect(indexOtherNames(USUAL_NAMES, plain)(words)).toEqual(expected);
});
