import { type ReactNode, useCallback, useState } from 'react';
import { addDays, displayDay } from 'shared-contracts/dates';
import { lastDay } from 'shared-contracts/timetable-days';
import { Heading, styled, Text, useMediaQuery } from 'shared-ui/core';
import { shortDay } from '../../shared/session-time.ts';
import { ROOM_FOR_WEEK } from '../../shared/timetable/room-for-week.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/week.ts';
import { DayOfWeek, type DayOfWeekProps } from './day-of-week.tsx';
import { Days } from './week-layout.ts';

const DAYS = 7;

/** Keeps what follows out of sight while its days come. */
const Root = styled('section')({ minHeight: '70vh' });

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  marginBlock: '16px -4px',
  // The first day has a line of its own on a phone, above the last one and the way back.
  '@media (max-width: 699.98px)': { '& > h2': { flex: '1 0 100%' } },
  '& > h2 + *': { marginInlineEnd: 'auto' },
});

/** The day is the first of the seven. */
interface WeekProps
  extends Omit<DayOfWeekProps, 'basket' | 'hasYear' | 'isWaiting' | 'isHidden' | 'onSettled'> {
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
  const isBeside = useMediaQuery(ROOM_FOR_WEEK);
  const isWaiting = isBeside && !days.every((date) => settled.has(date));
  // Days below one another are moved by those above, which may be shorter than the shape that stands for them.
  const last = isBeside ? -1 : days.findIndex((date) => !settled.has(date));
  return (
    <Root aria-labelledby="week">
      <Title>
        <Heading level={2} size={3} id="week">
          {words.title(displayDay(day))}
        </Heading>
        <Text size="small" tone="muted">
          {words.until(shortDay(days.at(-1) ?? day))}
        </Text>
        {view}
      </Title>
      <Days>
        {days.map((date, index) => {
          const isHidden = last !== -1 && index > last;
          const hasYear = date.slice(0, 4) !== day.slice(0, 4);
          return (
            <DayOfWeek
              key={date}
              {...{ ...props, day: date, basket, hasYear, isWaiting, isHidden, onSettled }}
            />
          );
        })}
      </Days>
    </Root>
  );
}
