import { addDays } from 'shared-contracts/dates';
import { Heading, styled, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/week.ts';
import type { SessionFilter } from '../see-timetable/filters/session-filter.ts';
import { lastDay } from '../see-timetable/timetable-days.ts';
import { DayOfWeek } from './day-of-week.tsx';

const DAYS = 7;

const Days = styled('div')({
  display: 'grid',
  gap: '28px 24px',
  '@media (min-width: 950px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

export interface WeekProps {
  venueSlug: string;
  /** The first of the days, YYYY-MM-DD. */
  day: string;
  today: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  filter: SessionFilter;
  hasCourts: boolean;
}

/** Seven days of a venue at a glance, from the chosen one on. */
export default function Week({ day, today, ...props }: WeekProps) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(day, index));
  return (
    <section aria-labelledby="week">
      <VisuallyHidden>
        <Heading level={2} size={3} id="week">
          {words.title}
        </Heading>
      </VisuallyHidden>
      <Days>
        {days
          .filter((date) => date <= lastDay(today))
          .map((date) => (
            <DayOfWeek key={date} day={date} {...props} />
          ))}
      </Days>
    </section>
  );
}
