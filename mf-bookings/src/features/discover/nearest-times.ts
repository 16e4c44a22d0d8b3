import type { FoundSession } from 'shared-contracts/api/session-search';
import { siteTime } from 'shared-contracts/dates';

/** Number of sessions that are offered in place of those that were searched for. */
const SHOWN = 4;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Hours that a search asked for, HH:MM by the venue's clock. */
export interface SearchHours {
  startsFrom?: string | undefined;
  startsBefore?: string | undefined;
}

/** Minutes between a time of day and some hours; 0 within them. */
function distance(time: string, { startsFrom, startsBefore }: SearchHours): number {
  const at = minutes(time);
  if (startsFrom !== undefined && at < minutes(startsFrom)) return minutes(startsFrom) - at;
  if (startsBefore !== undefined && at >= minutes(startsBefore)) return at - minutes(startsBefore);
  return 0;
}

/** The sessions whose times of day are the nearest to some hours, in the order of their days and times. */
export function nearestTimes(sessions: readonly FoundSession[], hours: SearchHours): FoundSession[] {
  const apart = ({ session }: FoundSession) => distance(siteTime(session.startDate), hours);
  return [...sessions]
    .sort((one, other) => apart(one) - apart(other))
    .slice(0, SHOWN)
    .sort((one, other) => one.session.startDate.localeCompare(other.session.startDate));
}

/** Of sessions in the order of their days, those of the last one. */
export function onLastDay(sessions: readonly FoundSession[]): readonly FoundSession[] {
  const day = sessions.at(-1)?.session.startDate.slice(0, 10);
  return sessions.filter(({ session }) => session.startDate.slice(0, 10) === day);
}
