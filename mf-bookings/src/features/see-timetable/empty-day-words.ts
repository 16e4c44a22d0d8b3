import type { Activity } from 'shared-contracts/api/activities';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;

interface EmptyDay {
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  /** What the filter asks for, in words. */
  wishes: readonly string[];
}

/** What a day without classes to come is called, and what to do: with filters on, which ones. */
export function emptyDayWords({ isOverForToday, activity, wishes }: EmptyDay): {
  title: string;
  hint: string;
} {
  if (wishes.length > 0) {
    const on = texts.filter.areOn([...(activity ? [activity.name] : []), ...wishes].join(', '));
    return { title: isOverForToday ? words.noMoreFitting : words.noneFitting, hint: on };
  }
  const none = activity ? words.emptyActivity(activity.name) : words.empty;
  return { title: isOverForToday ? words.noMoreToday : none, hint: words.emptyHint };
}
