import { useSession } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { PastBookings } from '../features/see-my-bookings/past-bookings.tsx';
import { BookingsHeader } from '../shared/bookings-header.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { texts } from '../texts/en.ts';

/** Past and cancelled bookings of the person. */
export default function PastBookingsScreen() {
  const { user } = useSession();
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <BookingsHeader />
      {user ? (
        <PastBookings userId={user.id} />
      ) : (
        <CardSkeleton label={texts.bookings.loading} shape="booking" />
      )}
    </Container>
  );
}
