import { useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Button, Card, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BookingPlace, BookingTime, Fact } from './booking-facts.tsx';
import { bookingTimes } from './booking-times.ts';
import { otherPerson } from './other-person.ts';

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  overflowWrap: 'anywhere',
  '@media (min-width: 576px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});

const EntryCode = styled('div')({
  padding: '12px 20px',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--brand-wash)',
  color: 'var(--brand-strong)',
  '& strong': {
    display: 'block',
    font: '700 1.75rem/1.2 var(--font-body)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
  },
});

/** The person's next appointment, with what opens the door. */
export function NextBooking({ booking, userId }: { booking: Booking; userId: string }) {
  const { item, completeOrderId } = booking;
  const other = otherPerson(booking, userId);
  const titleId = useId();
  const links = useLinks();
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ padding: 'clamp(20px, 4vw, 32px)' }}>
      <Layout>
        <Stack spacing={1.5}>
          <Text size="small" tone="brand" weight="bold">
            {texts.bookings.next}
          </Text>
          <Heading level={3} size={2} id={titleId}>
            {item.name}
          </Heading>
          <BookingTime item={item} />
          <BookingPlace item={item} hasAddress />
          {other && (
            <Fact icon="user">
              <Text>{other}</Text>
            </Fact>
          )}
        </Stack>
        <EntryCode>
          <Text size="small" weight="bold" component="span">
            {texts.bookings.entryCode}
          </Text>
          <strong>{item.accessCode}</strong>
        </EntryCode>
      </Layout>
      {booking.bookedBy === null && (
        <Button
          variant="text"
          href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}
          sx={{ mt: 3 }}
        >
          {texts.bookings.confirmation}
          <VisuallyHidden>
            {' '}
            {texts.bookings.confirmationOf(item.name, bookingTimes(item.startDate, item.endDate).day)}
          </VisuallyHidden>
        </Button>
      )}
    </Card>
  );
}
