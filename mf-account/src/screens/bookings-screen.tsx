import { useCallback, useRef } from 'react';
import { upcomingBookings } from 'shared-contracts/api/account';
import { useApiQuery, useSession } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { CancelBooking } from '../features/cancel-booking/cancel-booking.tsx';
import { UpcomingBookingList } from '../features/see-my-bookings/upcoming-booking-list.tsx';
import { CalendarSubscription } from '../features/subscribe-to-calendar/calendar-subscription.tsx';
import { BookingsHeader } from '../shared/bookings-header.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { texts } from '../texts/en.ts';

/** The person's bookings, and how to cancel them. */
export default function BookingsScreen() {
  const { user } = useSession();
  const { state } = useApiQuery(upcomingBookings, {}, { enabled: user !== null });
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <BookingsHeader titleRef={title} />
      {user ? (
        <>
          <UpcomingBookingList
            userId={user.id}
            renderAction={(booking) => <CancelBooking booking={booking} onCancelled={focusTitle} />}
          />
          {/* Until the bookings are there it is not known where it belongs. */}
          {state !== 'loading' && <CalendarSubscription />}
        </>
      ) : (
        <CardSkeleton label={texts.bookings.loading} shape="booking" />
      )}
    </Container>
  );
}
