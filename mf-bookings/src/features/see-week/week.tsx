import { addDays } from 'shared-contracts/dates';
import { Heading, styled, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/week.ts';
import { lastDay } from '../../timetable/timetable-days.ts';
import { DayOfWeek, type DayOfWeekProps } from './day-of-week.tsx';

const DAYS = 7;

const Days = styled('div')({
  display: 'grid',
  gap: '28px 24px',
  '@media (min-width: 950px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

/** The day is the first of the seven. */
interface WeekProps extends DayOfWeekProps {
  today: string;
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
