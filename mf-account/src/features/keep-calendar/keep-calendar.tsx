import { lazy, Suspense, useState } from 'react';
import { Box, Button } from 'shared-ui/core';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { texts } from '../../texts/calendar.ts';

const CalendarAddress = lazy(
  () => import(/* webpackChunkName: "calendar-address" */ './calendar-address.tsx'),
);

/** The way to a calendar that follows the bookings; what is behind it is fetched when it is opened. */
export function KeepCalendar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" sx={{ mt: 4 }}>
      {isOpen ? (
        <Suspense fallback={<CardSkeleton label={texts.loading} />}>
          <CalendarAddress />
        </Suspense>
      ) : (
        <Button variant="text" startIcon="calendar" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </Box>
  );
}
