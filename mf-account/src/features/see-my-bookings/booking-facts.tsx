import type { ReactNode } from 'react';
import type { ActivityOrderItem } from 'shared-contracts/api/orders';
import { Icon, type IconName, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { bookingTimes } from './booking-times.ts';

const Line = styled('div')({
  display: 'flex',
  gap: 12,
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** One line about a booking beside its icon. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Line>
      <Icon name={icon} />
      <div>{children}</div>
    </Line>
  );
}

/** Date and time of a booking. */
export function BookingTime({ item }: { item: ActivityOrderItem }) {
  const { day, start, end } = bookingTimes(item.startDate, item.endDate);
  return (
    <Fact icon="calendar">
      <Text weight="bold" component="time" dateTime={item.startDate}>
        {texts.bookings.when(day, start, end)}
      </Text>
    </Fact>
  );
}

/** Venue and location of a booking, with the address where asked. */
export function BookingPlace({
  item,
  hasAddress = false,
}: {
  item: ActivityOrderItem;
  hasAddress?: boolean;
}) {
  return (
    <Fact icon="pin">
      <Text>{[item.venue.name, item.location].filter(Boolean).join(', ')}</Text>
      {hasAddress && (
        <Text size="small" tone="muted">
          {item.venue.address}
        </Text>
      )}
    </Fact>
  );
}
