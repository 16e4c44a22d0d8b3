// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseIds, readStoredIds, storeIds } from './stored-ids.ts';

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
  storeIds('one', ['a']);
  expect(readStoredIds('one')).toEqual(['a']);
  expect(readStoredIds('other')).toEqual([]);
});
