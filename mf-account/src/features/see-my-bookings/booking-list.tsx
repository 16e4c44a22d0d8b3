import { useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { Card, Heading, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { LaterBooking } from './later-booking.tsx';
import { NextBooking } from './next-booking.tsx';

/** The next booking in full, the later ones below it in short. */
export function BookingList({ bookings, userId }: { bookings: Booking[]; userId: string }) {
  const laterId = useId();
  const [next, ...later] = bookings;
  if (!next) return null;
  return (
    <Stack spacing={4}>
      <NextBooking booking={next} userId={userId} />
      {later.length > 0 && (
        <div>
          <Heading level={3} id={laterId} sx={{ mb: 1.5 }}>
            {texts.bookings.later}
          </Heading>
          <Card
            component="ul"
            padding="none"
            aria-labelledby={laterId}
            sx={{ m: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--ui-border)' } }}
          >
            {later.map((booking) => (
              <LaterBooking key={booking.item.id} booking={booking} userId={userId} />
            ))}
          </Card>
        </div>
      )}
    </Stack>
  );
}
