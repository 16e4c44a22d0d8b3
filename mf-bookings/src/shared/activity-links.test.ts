import { describe, expect, it } from 'vitest';
import { similarFirst } from './activity-links.tsx';

describe('the activities that are offered', () => {
  const names = ['Yoga', 'Group Cycling', 'Swimming'];

  it.each([
    ['swiming lessons for kids', ['Swimming', 'Yoga', 'Group Cycling']],
    ['cycle', ['Group Cycling', 'Yoga', 'Swimming']],
    ['zumba', names],
    ['a', names],
  ])('begin with those that the words may mean: %s', (term, sorted) => {
    expect(similarFirst(names, term)).toEqual(sorted);
  });
});
