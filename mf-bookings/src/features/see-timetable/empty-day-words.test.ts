import { expect, it } from 'vitest';
import { emptyDayWords } from './empty-day-words.ts';

const yoga = { name: 'Yoga' };
const other = 'Have a look at another day.';

it.each([
  [false, null, [], 'No classes on this day', other],
  [false, yoga, [], 'No Yoga on this day', other],
  [true, null, [], 'No more classes today', other],
  [
    false,
    yoga,
    ['Morning', 'Free'],
    'No class on this day fits your filters',
    'You are looking for: Yoga, Morning, Free. Clear the filters, or look at another day.',
  ],
  [
    true,
    null,
    ['Morning'],
    'No more classes today fit your filters',
    'You are looking for: Morning. Clear the filters, or look at another day.',
  ],
])('over for today: %s, %j, %j', (isOverForToday, activity, wishes, title, hint) => {
  expect(emptyDayWords({ isOverForToday, activity, wishes })).toEqual({ title, hint });
});
