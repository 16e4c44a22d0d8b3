import { expect, it } from 'vitest';
import { emptyDayText } from './empty-day-text.ts';

const yoga = { name: 'Yoga' };
const other = 'Try another day.';

it.each([
  [false, null, false, 'No classes on this day', other],
  [false, yoga, false, 'No Yoga on this day', other],
  [true, null, false, 'No more classes today', other],
  [
    false,
    yoga,
    true,
    'No classes on this day match your filters',
    'Remove a filter, clear them all, or try another day.',
  ],
  [
    true,
    null,
    true,
    'No more classes today match your filters',
    'Remove a filter, clear them all, or try another day.',
  ],
])('over for today: %s, %j, %j', (isOverForToday, activity, isFiltered, title, hint) => {
  expect(emptyDayText({ isOverForToday, activity, isFiltered })).toEqual({ title, hint });
});
