import { useEffect, useState } from 'react';
import { readFilter, writeFilter } from 'shared-contracts/session-search/filter-query';
import { NO_FILTER, type SessionFilter } from 'shared-contracts/session-search/session-filter';
import { ACTIVITY_KEY, DAY_KEY } from 'shared-contracts/timetable-days';
import { useSearchParams } from 'shared-platform/router';
import { readDay, today } from '../../shared/timetable/timetable-days.ts';

/** Interval at which the page checks for a new day, in milliseconds. */
const DAY_CHECK = 60_000;

const WEEK = 'week';

interface TimetableChoice {
  today: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  /** The other filters. */
  filter: SessionFilter;
  /** Says whether seven days are shown, or one. */
  isWeek: boolean;
  chooseDay(day: string): void;
  showWeek(isWeek: boolean): void;
  chooseActivity(slug: string | null): void;
  chooseFilter(filter: SessionFilter): void;
  /** Shows every class of the day again. */
  clear(): void;
}

function useToday(): string {
  const [day, setDay] = useState(() => today(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(today(new Date())), DAY_CHECK);
    return () => clearInterval(timer);
  }, []);
  return day;
}

function withValue(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The timetable's choices, stored in the URL. */
export function useTimetableChoice(): TimetableChoice {
  const [params, setParams] = useSearchParams();
  const firstDay = useToday();

  const change = (next: (before: URLSearchParams) => URLSearchParams) =>
    setParams(next, { preventScrollReset: true });

  return {
    today: firstDay,
    day: readDay(params.get(DAY_KEY), firstDay),
    activity: params.get(ACTIVITY_KEY),
    isWeek: params.get('view') === WEEK,
    filter: readFilter(params),
    chooseDay: (day) => change((before) => withValue(before, DAY_KEY, day === firstDay ? null : day)),
    showWeek: (isWeek) => change((before) => withValue(before, 'view', isWeek ? WEEK : null)),
    chooseActivity: (slug) => change((before) => withValue(before, ACTIVITY_KEY, slug)),
    chooseFilter: (filter) => change((before) => writeFilter(before, filter)),
    clear: () => change((before) => withValue(writeFilter(before, NO_FILTER), ACTIVITY_KEY, null)),
  };
}
