// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepIds, parseIds, readKeptIds } from './kept-ids.ts';

test.each([
  [null, []],
  ['', []],
  ['["a","b"]', ['a', 'b']],
  ['{"a":1}', []],
  ['[1]', []],
  ['[', []],
])('stored %s', (stored, ids) => {
  expect(parseIds(stored)).toEqual(ids);
});

test('ids are kept under their key', () => {
  keepIds('one', ['a']);
  expect(readKeptIds('one')).toEqual(['a']);
  expect(readKeptIds('other')).toEqual([]);
});
