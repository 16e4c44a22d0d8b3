import { type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Button, Card, Chip, EmptyState, Stack, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { BookedCard } from './booked-card.tsx';
import { BookingAction } from './booking-action.tsx';
import { Fact } from './booking-facts.tsx';

const words = texts.bookings;

/** What the person had or cancelled, the latest first, with the way to another one like it. */
export function PastBookings({ userId }: { userId: string }) {
  const links = useLinks();
  const { state, data, error, reload } = useApiQuery(pastBookings, {});
  if (state === 'loading') return <CardSkeleton label={words.loading} />;
  if (!data) return <LoadFailure title={words.errorTitle} message={error?.message} onRetry={reload} />;
  if (data.length === 0) {
    return (
      <Card padding="none">
        <EmptyState
          icon="clock"
          title={words.noneBeforeTitle}
          action={<Button href={links.cross('bookings', paths.home)}>{words.book}</Button>}
        >
          {words.noneBeforeText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack spacing={2}>
      {data.map((booking) => (
        <BookedCard
          key={booking.item.id}
          booking={booking}
          userId={userId}
          state={booking.status === 'cancelled' && <Chip tone="warning">{words.cancelled}</Chip>}
          actions={<PastActions booking={booking} />}
        >
          {booking.refunds.map(({ destination, description, formattedAmount }) => (
            <Fact key={destination} icon={destination === 'card' ? 'card' : 'user'}>
              <Text>{words.refunded(formattedAmount, description)}</Text>
            </Fact>
          ))}
        </BookedCard>
      ))}
    </Stack>
  );
}

function PastActions({ booking }: { booking: PastBooking }) {
  const links = useLinks();
  const { item, completeOrderId, activity } = booking;
  return (
    <>
      <BookingAction booking={booking} href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
        {words.receipt}
      </BookingAction>
      <BookingAction
        booking={booking}
        href={links.cross('bookings', paths.venueActivity(item.venue.slug, activity.slug))}
      >
        {words.bookAgain}
      </BookingAction>
    </>
  );
}
