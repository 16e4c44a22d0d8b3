import type { Activity } from 'shared-contracts/api/activities';
import { texts as words } from '../../texts/empty-day.ts';

interface EmptyDay {
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  /** The filter in words. */
  wishes: readonly string[];
}

/** Title and advice for a day without upcoming classes; with filters on, it lists them. */
export function emptyDayText({ isOverForToday, activity, wishes }: EmptyDay): {
  title: string;
  hint: string;
} {
  if (wishes.length > 0) {
    const on = words.areOn([...(activity ? [activity.name] : []), ...wishes].join(', '));
    return { title: isOverForToday ? words.noMoreFitting : words.noneFitting, hint: on };
  }
  const none = activity ? words.emptyActivity(activity.name) : words.empty;
  return { title: isOverForToday ? words.noMoreToday : none, hint: words.emptyHint };
}
