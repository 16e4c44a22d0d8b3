import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Heading, styled, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { bookingTimes } from './booking-times.ts';
import { otherPerson } from './other-person.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '16px clamp(16px, 3vw, 24px)',
});

const Words = styled('div')({ flex: '1 1 240px', minWidth: 0 });

/** One of the bookings after the next. */
export function LaterBooking({ booking, userId }: { booking: Booking; userId: string }) {
  const { item, completeOrderId } = booking;
  const other = otherPerson(booking, userId);
  const links = useLinks();
  const { day, start, end } = bookingTimes(item.startDate, item.endDate);
  return (
    <Row>
      <Words>
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
      </Words>
      {booking.bookedBy === null && (
        <TextLink
          href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}
          sx={{ paddingBlock: 1.5 }}
        >
          {texts.bookings.confirmation}
          <VisuallyHidden> {texts.bookings.confirmationOf(item.name, day)}</VisuallyHidden>
        </TextLink>
      )}
    </Row>
  );
}
