import { useCallback, useRef, useState } from 'react';
import { upcomingBookings } from 'shared-contracts/api/account';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { useApi, useApiQuery, useSession } from 'shared-platform';
import { Container, Stack } from 'shared-ui/core';
import { CancelBooking } from '../features/cancel-booking/cancel-booking.tsx';
import { UpcomingBookingList } from '../features/see-my-bookings/upcoming-booking-list.tsx';
import { isOffered } from '../features/see-my-waiting-lists/is-offered.ts';
import { WaitingLists } from '../features/see-my-waiting-lists/waiting-lists.tsx';
import { CalendarSubscription } from '../features/subscribe-to-calendar/calendar-subscription.tsx';
import { BookingsHeader } from '../shared/bookings-header.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { texts } from '../texts/en.ts';
import { texts as waitingWords } from '../texts/waiting.ts';

/** The person's bookings and how to cancel them, and the classes that they wait for. */
export default function BookingsScreen() {
  const { user } = useSession();
  const api = useApi();
  const bookings = useApiQuery(upcomingBookings, {}, { enabled: user !== null });
  const waiting = useApiQuery(waitingPlaces, {}, { enabled: user !== null });
  const [isSyncing, setSyncing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const removeLeft = useCallback(() => {
    title.current?.focus();
    api.invalidate(waitingPlaces);
  }, [api]);
  // A place that is in the basket has no list any more.
  const lists = (waiting.data ?? []).filter(({ session }) => session.waitingList);
  const offered = lists.filter(isOffered);
  // Until both are loaded it is not known which comes first: a place that is held for an hour comes before the bookings.
  const isLoading = !user || bookings.state === 'loading' || waiting.state === 'loading';
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <BookingsHeader titleRef={title} />
      {isLoading ? (
        <CardSkeleton label={texts.bookings.loading} shape="booking" />
      ) : (
        <Stack spacing={5}>
          <WaitingLists
            title={waitingWords.offeredTitle}
            about={waitingWords.offeredAbout}
            entries={offered}
            onLeft={removeLeft}
          />
          <UpcomingBookingList
            userId={user.id}
            isCalm={offered.length > 0 || isSyncing}
            isBrief={lists.length > 0}
            renderAction={(booking) => <CancelBooking booking={booking} onCancelled={focusTitle} />}
          />
          <WaitingLists
            title={waitingWords.title}
            about={waitingWords.about}
            entries={lists.filter((entry) => !isOffered(entry))}
            onLeft={removeLeft}
          />
          {/* An operator's API need not know waiting lists. */}
          {waiting.error && bookings.data && waiting.error.kind !== 'not-found' && (
            <LoadFailure title={waitingWords.failed} error={waiting.error} onRetry={waiting.reload} />
          )}
          <CalendarSubscription isOpen={isSyncing} onOpen={() => setSyncing(true)} />
        </Stack>
      )}
    </Container>
  );
}
