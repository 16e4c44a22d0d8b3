import { expect, it } from 'vitest';
import { isoDuration } from './iso-duration.ts';

it.each([
  [45, 'PT45M'],
  [60, 'PT1H'],
  [75, 'PT1H15M'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(isoDuration(minutes)).toBe(text);
});
