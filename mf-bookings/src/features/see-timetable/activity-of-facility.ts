import type { Activity } from 'shared-contracts/api/activities';

const firstWord = (name: string): string => name.toLowerCase().split(/[^a-z0-9]+/)[0] ?? '';

/**
 * The activity that takes place in a facility, as far as their names say so: `Squash Court` is for `Squash`. One with its own
 * name comes before one that only begins alike: `Swimming Pool` is for `Swimming`, not for `Swimming Lessons`.
 */
export function activityOfFacility<Named extends Pick<Activity, 'name'>>(
  facility: string,
  activities: readonly Named[],
): Named | undefined {
  const word = firstWord(facility);
  const alike = activities.filter(({ name }) => word !== '' && firstWord(name) === word);
  return alike.find(({ name }) => name.toLowerCase() === word) ?? alike[0];
}
