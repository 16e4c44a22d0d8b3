import { expect, test } from 'vitest';
import { chooseHighlights } from './highlights.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('each kind of activity is offered once, by the one that takes place most', () => {
  expect(chooseHighlights(named('Swimming', 'Aqua Fit', 'Yoga', 'Curling', 'Pilates', 'Badminton'))).toEqual(
    named('Swimming', 'Yoga', 'Badminton'),
  );
});

test('where nothing takes place, nothing is offered', () => {
  expect(chooseHighlights([])).toEqual([]);
});
