import type { Activity } from 'shared-contracts/api/activities';
import { texts as words } from '../../texts/empty-day.ts';

interface EmptyDay {
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  isFiltered: boolean;
}

/** Title and advice for a day without upcoming classes; filters that are on are named above it. */
export function emptyDayText({ isOverForToday, activity, isFiltered }: EmptyDay): {
  title: string;
  hint: string;
} {
  if (isFiltered) {
    return { title: isOverForToday ? words.noMoreFitting : words.noneFitting, hint: words.areOn };
  }
  const none = activity ? words.emptyActivity(activity.name) : words.empty;
  return { title: isOverForToday ? words.noMoreToday : none, hint: words.emptyHint };
}
