import { type ReactNode, useCallback, useState } from 'react';
import { addDays, displayDay } from 'shared-contracts/dates';
import { lastDay } from 'shared-contracts/timetable-days';
import { Heading, styled, useMediaQuery } from 'shared-ui/core';
import { useBasket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/week.ts';
import { DayOfWeek, type DayOfWeekProps } from './day-of-week.tsx';
import { Days, ROOM_FOR_ALL } from './week-layout.ts';

const DAYS = 7;

/** Keeps what follows out of sight while its days come. */
const Root = styled('section')({ minHeight: '70vh' });

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '0 16px',
  marginBlock: '16px -4px',
  '& > h2': { flex: '1 0 auto', maxWidth: '100%' },
});

/** The day is the first of the seven. */
interface WeekProps extends Omit<DayOfWeekProps, 'basket' | 'isWaiting' | 'isHidden' | 'onSettled'> {
  today: string;
  /** The way back to one day. */
  view: ReactNode;
}

/** Seven days of a venue at a glance, from the chosen one on. */
export default function Week({ day, today, view, ...props }: WeekProps) {
  const basket = useBasket();
  const days = Array.from({ length: DAYS }, (_, index) => addDays(day, index)).filter(
    (date) => date <= lastDay(today),
  );
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (date: string) => setSettled((before) => (before.has(date) ? before : new Set(before).add(date))),
    [],
  );
  // Days beside one another share their rows: one that came later would move the others.
  const isBeside = useMediaQuery(ROOM_FOR_ALL);
  const isWaiting = isBeside && !days.every((date) => settled.has(date));
  // Days below one another are moved by those above, which may be shorter than the shape that stands for them.
  const last = isBeside ? -1 : days.findIndex((date) => !settled.has(date));
  return (
    <Root aria-labelledby="week">
      <Title>
        <Heading level={2} size={3} id="week">
          {words.title(displayDay(day))}
        </Heading>
        {view}
      </Title>
      <Days>
        {days.map((date, index) => {
          const isHidden = last !== -1 && index > last;
          return (
            <DayOfWeek key={date} {...{ ...props, day: date, basket, isWaiting, isHidden, onSettled }} />
          );
        })}
      </Days>
    </Root>
  );
}
