import { useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Card, Heading, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BookingPass } from './booking-pass.tsx';
import { LaterBooking } from './later-booking.tsx';

/** Number of later bookings shown; the others are one link away. */
const MOST_LATER = 3;

/** The next booking as a pass, the later ones below it in short. */
export function BookingList({ bookings, userId }: { bookings: Booking[]; userId: string }) {
  const laterId = useId();
  const links = useLinks();
  const [next, ...later] = bookings;
  if (!next) return null;
  return (
    <Stack spacing={4}>
      <BookingPass booking={next} userId={userId} />
      {later.length > 0 && (
        <div>
          <Heading level={3} id={laterId} sx={{ mb: 1.5 }}>
            {texts.bookings.later}
          </Heading>
          <Card component="ul" padding="none" aria-labelledby={laterId} sx={{ m: 0, listStyle: 'none' }}>
            {later.slice(0, MOST_LATER).map((booking) => (
              <LaterBooking key={booking.item.id} booking={booking} userId={userId} />
            ))}
          </Card>
          {later.length > MOST_LATER && (
            <Box sx={{ mt: 1 }}>
              <Button variant="text" component={Link} to={links.to('/bookings')}>
                {texts.bookings.seeAll(bookings.length)}
              </Button>
            </Box>
          )}
        </div>
      )}
    </Stack>
  );
}
