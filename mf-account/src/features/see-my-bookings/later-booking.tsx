import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Heading, Text, VisuallyHidden } from 'shared-ui/core';
import { bookingTimes } from '../../shared/booking-times.ts';
import { LinkedRow, RowLink } from '../../shared/linked-row.tsx';
import { texts } from '../../texts/en.ts';
import { otherPerson } from './other-person.ts';

/** One of the bookings after the next. */
export function LaterBooking({ booking, userId }: { booking: Booking; userId: string }) {
  const { item, completeOrderId } = booking;
  const other = otherPerson(booking, userId);
  const links = useLinks();
  const { day, start, end } = bookingTimes(item.startDate, item.endDate);
  return (
    <LinkedRow>
      <div>
        <Heading level={4}>{item.name}</Heading>
        <Text component="time" dateTime={item.startDate} sx={{ display: 'block' }}>
          {texts.bookings.when(day, start, end)}
        </Text>
        <Text size="small" tone="muted">
          {[item.venue.name, item.location].filter(Boolean).join(', ')}
        </Text>
        {other && (
          <Text size="small" tone="muted">
            {other}
          </Text>
        )}
      </div>
      {booking.bookedBy === null && (
        <RowLink href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
          {texts.bookings.confirmation}
          <VisuallyHidden> {texts.bookings.confirmationOf(item.name, day)}</VisuallyHidden>
        </RowLink>
      )}
    </LinkedRow>
  );
}
