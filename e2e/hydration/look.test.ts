import { expect, it } from 'vitest';
import { compareBoxes } from './page-snapshot.ts';

it('the same boxes in another order are no difference', () => {
  expect(compareBoxes(['<h1> at 0 0 1 1', '<p>'], ['<p>', '<h1> at 0 0 1 1'])).toEqual([]);
});

it('names what has gone and what has come, each as often as it is missing', () => {
  expect(compareBoxes(['<p>', '<p>', '<a>'], ['<a>', '<p>', '<b>'])).toEqual(['gone: <p>', 'come: <b>']);
});
