import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';
import { picture } from './test-picture.ts';

test('a good run is one line', () => {
  expect(summarise([picture(), picture({ width: 320 })], 65_000)).toEqual([
    '',
    '2 pictures of 1 state in 1 min 5 s, nothing wrong',
  ]);
});

test('every problem is named with its picture, by its first line', () => {
  const problems = [
    { kind: 'overflow', text: 'Too wide.' },
    { kind: 'accessibility', text: 'label at input:\n  Fix any of these' },
  ] as const;
  expect(summarise([picture({ problems }), picture({ state: 'venue' })], 9_400)).toEqual([
    '',
    'Problems:',
    '  bookings/home, riverside, light, 390 px: overflow: Too wide.',
    '  bookings/home, riverside, light, 390 px: accessibility: label at input:',
    '',
    '2 pictures of 2 states in 0 min 9 s, 2 problems in 1 picture',
  ]);
});
