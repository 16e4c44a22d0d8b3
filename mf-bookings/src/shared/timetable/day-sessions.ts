import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { matchesFilter } from './session-filter.ts';

/** A day's sessions as its timetable shows them. */
export interface DaySessions {
  /** Those that have begun, folded away. */
  started: ScheduledSession[];
  coming: ScheduledSession[];
}

const hasStarted = ({ bookable }: ScheduledSession): boolean => bookable.reason === 'started';

/** The sessions of one activity, or of all. */
export const filterByActivity = (
  sessions: readonly ScheduledSession[],
  slug: string | null,
): ScheduledSession[] => sessions.filter(({ activity }) => slug === null || activity.slug === slug);

/** The sessions that are still to come. */
export const upcomingSessions = (sessions: readonly ScheduledSession[]): ScheduledSession[] =>
  sessions.filter((session) => !hasStarted(session));

/** Sessions that match the filter, by start; the server’s clock decides whether one has started. */
export function daySessions(sessions: readonly ScheduledSession[], filter: SessionFilter): DaySessions {
  const shown = sessions
    .filter((session) => matchesFilter(session, filter))
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return { started: shown.filter(hasStarted), coming: upcomingSessions(shown) };
}
