import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Heading, Icon, styled, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { bookingTimes } from './booking-times.ts';
import { otherPerson } from './other-person.ts';

const NARROW = '@media (max-width: 599.95px)';

const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: '16px clamp(16px, 3vw, 24px)',
  '& > a': { display: 'flex', flex: 'none' },
  /** The link covers its row; on a phone an arrow alone shows it. */
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > a > svg': { display: 'none' },
  [NARROW]: {
    gap: 12,
    paddingBlock: 12,
    '& > a > svg': { display: 'block' },
    '& > a > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

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
        <TextLink href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
          <span>
            {texts.bookings.confirmation}
            <VisuallyHidden> {texts.bookings.confirmationOf(item.name, day)}</VisuallyHidden>
          </span>
          <Icon name="chevron-right" size={20} />
        </TextLink>
      )}
    </Row>
  );
}
