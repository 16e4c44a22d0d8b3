import { addDays } from 'shared-contracts/dates';
import { lastDay } from 'shared-contracts/timetable-days';
import { Heading, VisuallyHidden } from 'shared-ui/core';
import { useBasket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/week.ts';
import { DayOfWeek, type DayOfWeekProps } from './day-of-week.tsx';
import { Days } from './week-layout.ts';

const DAYS = 7;

/** The day is the first of the seven. */
interface WeekProps extends Omit<DayOfWeekProps, 'basket'> {
  today: string;
}

/** Seven days of a venue at a glance, from the chosen one on. */
export default function Week({ day, today, ...props }: WeekProps) {
  const basket = useBasket();
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
            <DayOfWeek key={date} day={date} basket={basket} {...props} />
          ))}
      </Days>
    </section>
  );
}
