import { expect, test } from 'vitest';
import { nextCell } from './grid-focus.ts';

const size = { rows: 3, columns: 4 };

test.each([
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowUp', false, { row: 0, column: 1 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 3 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 2, column: 3 }],
  ['Enter', false, undefined],
])('%s moves within the grid (with control: %s)', (key, ctrlKey, cell) => {
  expect(nextCell({ key, ctrlKey }, { row: 1, column: 1 }, size)).toEqual(cell);
});

test('the arrows stop at the edges', () => {
  for (const key of ['ArrowLeft', 'ArrowUp'])
    expect(nextCell({ key, ctrlKey: false }, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  for (const key of ['ArrowRight', 'ArrowDown'])
    expect(nextCell({ key, ctrlKey: false }, { row: 2, column: 3 }, size)).toEqual({ row: 2, column: 3 });
});
