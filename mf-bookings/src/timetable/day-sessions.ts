import type { ScheduledSession } from 'shared-contracts/api/activities';
import { fits, type SessionFilter } from './session-filter.ts';

/** A day's sessions as its timetable shows them. */
export interface DaySessions {
  /** Those that have begun, folded away. */
  started: ScheduledSession[];
  coming: ScheduledSession[];
}

const hasStarted = ({ bookable }: ScheduledSession): boolean => bookable.reason === 'started';

/** The sessions of one activity, or of all. */
export const ofActivity = (sessions: readonly ScheduledSession[], slug: string | null): ScheduledSession[] =>
  sessions.filter(({ activity }) => slug === null || activity.slug === slug);

/** The sessions that are still to come. */
export const coming = (sessions: readonly ScheduledSession[]): ScheduledSession[] =>
  sessions.filter((session) => !hasStarted(session));

/** What fits the filter, by start; whether one has begun is the server's clock to tell. */
export function daySessions(sessions: readonly ScheduledSession[], filter: SessionFilter): DaySessions {
  const shown = sessions
    .filter((session) => fits(session, filter))
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return { started: shown.filter(hasStarted), coming: coming(shown) };
}
