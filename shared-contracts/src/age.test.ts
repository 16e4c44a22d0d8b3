import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it.each([
  ['1988-04-17', '2026-04-16', 37],
  ['1988-04-17', '2026-04-17', 38],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2024-02-29', 16],
])('born %s, on %s a person is %i', (birthday, day, age) => expect(ageOn(birthday, day)).toBe(age));
