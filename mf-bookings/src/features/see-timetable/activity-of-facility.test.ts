import { expect, it } from 'vitest';
import { activityOfFacility } from './activity-of-facility.ts';

const activities = ['Swimming Lessons', 'Swimming', 'Gym Workout', 'Squash', 'Yoga'].map((name) => ({
  name,
}));

it.each([
  ['Swimming Pool', 'Swimming'],
  ['Squash Court', 'Squash'],
  ['Gym', 'Gym Workout'],
  ['Sports Hall', undefined],
  ['Studio', undefined],
  ['', undefined],
])('%s is for %s', (facility, expected) => {
  expect(activityOfFacility(facility, activities)?.name).toBe(expected);
});
