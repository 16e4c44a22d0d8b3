import type { ReactNode } from 'react';
import { Icon, type IconName, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { bookingTimes } from './booking-times.ts';

const Line = styled('div')({
  display: 'flex',
  gap: 12,
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** One line about a class beside its icon. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Line>
      <Icon name={icon} />
      <div>{children}</div>
    </Line>
  );
}

/** Date and time of a class. */
export function TimeFact({ item }: { item: { startDate: string; endDate: string } }) {
  const { day, start, end } = bookingTimes(item.startDate, item.endDate);
  return (
    <Fact icon="calendar">
      <Text weight="bold" component="time" dateTime={item.startDate}>
        {texts.bookings.when(day, start, end)}
      </Text>
    </Fact>
  );
}
