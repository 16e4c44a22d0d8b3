import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

it.each([
  ['Zoë  Okafor', { words: ['zoe', 'okafor'], digits: null, postcode: null }],
  ["O'B", { words: ["o'b"], digits: null, postcode: null }],
  ['07700 900-123', { words: [], digits: '7700900123', postcode: null }],
  ['+44 (0)7700 9', { words: [], digits: '77009', postcode: null }],
  ['900123', { words: [], digits: '900123', postcode: null }],
  ['m33 2', { words: [], digits: null, postcode: 'M332' }],
  ['SW1A1AA', { words: [], digits: null, postcode: 'SW1A1AA' }],
])('reads %j', (typed, search) => expect(readSearch(typed)).toEqual(search));

it.each(['', 'ab', '0770', '%'])('asks for more than %j', (typed) => expect(readSearch(typed)).toBeNull());
