import { expect, it } from 'vitest';
import { adviceOn } from './search-advice.ts';

it.each([
  ['sam@example.com', 'email'],
  ['RIV100001', 'reference'],
  ['M33 7AB', 'reference'],
  ['07700 900201', 'phone'],
  ['+44 (0)161', 'phone'],
  ['900', 'fewDigits'],
  ['al', 'fewLetters'],
  ['Alex Fairbairn', 'name'],
  ['O’Brien-Nuñez', 'name'],
])('after %j the advice is about %s', (typed, advice) => {
  expect(adviceOn(typed)).toBe(advice);
});
