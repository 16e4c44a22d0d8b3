import { useCallback, useRef } from 'react';
import { useSession } from 'shared-platform';
import { Container } from 'shared-ui/core';
import { CancelBooking } from '../features/cancel-booking/cancel-booking.tsx';
import { KeepCalendar } from '../features/keep-calendar/keep-calendar.tsx';
import { BookingsToCome } from '../features/see-my-bookings/bookings-to-come.tsx';
import { BookingsHeader } from '../parts/bookings-header.tsx';

/** What the person has booked, and how to get out of it. */
export default function BookingsScreen() {
  const { user } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  if (!user) return null;
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <BookingsHeader titleRef={title} />
      <BookingsToCome
        userId={user.id}
        renderAction={(booking) => <CancelBooking booking={booking} onCancelled={focusTitle} />}
      />
      <KeepCalendar />
    </Container>
  );
}
