import type { ScheduledSession } from 'shared-contracts/api/activities';

/** A day's sessions as its timetable shows them. */
export interface DaySessions {
  /** Those that have begun, folded away. */
  started: ScheduledSession[];
  coming: ScheduledSession[];
}

const hasStarted = ({ bookable }: ScheduledSession): boolean => bookable.reason === 'started';

/** The sessions of one activity, or of all, by start; whether one has begun is the server's clock to tell. */
export function daySessions(sessions: readonly ScheduledSession[], activitySlug: string | null): DaySessions {
  const shown = sessions
    .filter(({ activity }) => activitySlug === null || activity.slug === activitySlug)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return {
    started: shown.filter(hasStarted),
    coming: shown.filter((session) => !hasStarted(session)),
  };
}
