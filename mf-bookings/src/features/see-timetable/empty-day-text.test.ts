import { expect, it } from 'vitest';
import { emptyDayText } from './empty-day-text.ts';

const yoga = { name: 'Yoga' };
const other = 'Try another day.';

it.each([
  [false, null, [], 'No classes on this day', other],
  [false, yoga, [], 'No Yoga on this day', other],
  [true, null, [], 'No more classes today', other],
  [
    false,
    yoga,
    ['Morning', 'Free'],
    'No classes on this day match your filters',
    'You’re filtering by: Yoga, Morning, Free. Clear the filters, or try another day.',
  ],
  [
    true,
    null,
    ['Morning'],
    'No more classes today match your filters',
    'You’re filtering by: Morning. Clear the filters, or try another day.',
  ],
])('over for today: %s, %j, %j', (isOverForToday, activity, wishes, title, hint) => {
  expect(emptyDayText({ isOverForToday, activity, wishes })).toEqual({ title, hint });
});
