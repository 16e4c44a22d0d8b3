import type { Activity } from 'shared-contracts/api/activities';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;

/** What a day without classes to come is called. */
export function emptyDayTitle(isOverForToday: boolean, activity: Pick<Activity, 'name'> | null): string {
  if (isOverForToday) return words.noMoreToday;
  return activity ? words.emptyActivity(activity.name) : words.empty;
}
