import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-platform/router';
import { readDay, today } from './timetable-days.ts';

/** How often the page looks whether a new day has begun, in milliseconds. */
const DAY_CHECK = 60_000;

interface TimetableChoice {
  today: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  chooseDay(day: string): void;
  chooseActivity(slug: string | null): void;
}

function useToday(): string {
  const [day, setDay] = useState(() => today(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(today(new Date())), DAY_CHECK);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** The day and activity the person looks at, as the URL keeps them. */
export function useTimetableChoice(): TimetableChoice {
  const [params, setParams] = useSearchParams();
  const firstDay = useToday();

  function choose(name: string, value: string | null) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return {
    today: firstDay,
    day: readDay(params.get('date'), firstDay),
    activity: params.get('activity'),
    chooseDay: (day) => choose('date', day === firstDay ? null : day),
    chooseActivity: (slug) => choose('activity', slug),
  };
}
