import { useSession } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { PastBookings } from '../features/see-my-bookings/past-bookings.tsx';
import { BookingsHeader } from '../shared/bookings-header.tsx';

/** Past and cancelled bookings of the person. */
export default function PastBookingsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <BookingsHeader />
      <PastBookings userId={user.id} />
    </Container>
  );
}
