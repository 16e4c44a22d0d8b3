import { lazyPart } from 'shared-platform';
import { Button } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { texts } from '../../texts/calendar.ts';

const CalendarAddress = lazyPart(
  () => import(/* webpackChunkName: "calendar-address" */ './calendar-address.tsx'),
  { pending: () => <CardSkeleton label={texts.loading} /> },
);

/** The way to a calendar that follows the bookings; what is behind it is fetched when it is opened. */
export function CalendarSubscription({ isOpen, onOpen }: { isOpen: boolean; onOpen(): void }) {
  return (
    <section>
      {isOpen ? (
        <CalendarAddress />
      ) : (
        <Button variant="text" startIcon="calendar" onClick={onOpen}>
          {texts.open}
        </Button>
      )}
    </section>
  );
}
