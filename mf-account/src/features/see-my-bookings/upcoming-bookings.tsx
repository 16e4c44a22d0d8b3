import { useId, useRef } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { type ApiQuery, useLinks } from 'shared-platform';
import { Button, Card, EmptyState, Heading } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { BookingList } from './booking-list.tsx';
import { BookingsSkeleton } from './bookings-skeleton.tsx';

interface Props {
  userId: string;
  query: ApiQuery<Booking[]>;
}

/** The bookings that a person has and has not yet had. */
export function UpcomingBookings({ userId, query }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const links = useLinks();
  const { state, data, error, reload } = query;

  function tryAgain() {
    reload();
    title.current?.focus();
  }

  return (
    <section aria-labelledby={titleId} aria-busy={state === 'loading'}>
      <Heading level={2} id={titleId} ref={title} tabIndex={-1} sx={{ mb: 2 }}>
        {texts.bookings.title}
      </Heading>
      {state === 'loading' && <BookingsSkeleton />}
      {state === 'error' && (
        <LoadFailure title={texts.bookings.errorTitle} error={error} onRetry={tryAgain} />
      )}
      {state === 'success' && data?.length === 0 && (
        <Card padding="none">
          <EmptyState
            picture={<Illustration name="ticket" />}
            level={3}
            title={texts.bookings.emptyTitle}
            action={<Button href={links.cross('bookings', paths.home)}>{texts.bookings.book}</Button>}
          >
            {texts.bookings.emptyText}
          </EmptyState>
        </Card>
      )}
      {state === 'success' && data && data.length > 0 && <BookingList bookings={data} userId={userId} />}
    </section>
  );
}
