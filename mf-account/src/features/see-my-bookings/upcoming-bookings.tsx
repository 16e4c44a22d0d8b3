import { useId, useRef } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { type ApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Card, EmptyState, Heading, TextLink } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { joinStays } from '../../shared/stays.ts';
import { texts } from '../../texts/en.ts';
import { BookingList } from './booking-list.tsx';
import { BookingsSkeleton } from './bookings-skeleton.tsx';

/** The picture is beside the words, small on a phone, where the button is below both. */
const BESIDE_PICTURE = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  justifyItems: 'start',
  alignItems: 'center',
  textAlign: 'start',
  padding: '16px',
  '& > img': { gridRow: '1 / span 2', width: '84px', height: 'auto' },
  '& > div + div': { gridColumn: '1 / -1' },
  '@media (min-width: 600px)': {
    gap: '12px 32px',
    padding: '24px',
    '& > div + div': { gridColumn: 2 },
    '& > img': { gridRow: '1 / span 3', width: '180px' },
  },
};

interface Props {
  userId: string;
  query: ApiQuery<Booking[]>;
  /** More is awaited than the bookings. */
  isLoading: boolean;
  /** Something else on the page is more pressing than to book. */
  isCalm: boolean;
  /** Number of waiting lists to mention. */
  waiting: number;
}

/** The bookings that a person has and has not yet had. */
export function UpcomingBookings({ userId, query, isLoading, isCalm, waiting }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const links = useLinks();
  const { data, error, reload } = query;
  const state = isLoading ? 'loading' : query.state;

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
            sx={BESIDE_PICTURE}
            picture={<Illustration name="ticket" />}
            level={3}
            title={texts.bookings.emptyTitle}
            action={
              <Button variant={isCalm ? 'quiet' : 'primary'} href={links.cross('bookings', paths.home)}>
                {texts.bookings.book}
              </Button>
            }
          >
            {texts.bookings.emptyText}
          </EmptyState>
        </Card>
      )}
      {state === 'success' && data && data.length > 0 && (
        <BookingList bookings={joinStays(data)} userId={userId} />
      )}
      {!isLoading && waiting > 0 && (
        <TextLink
          component={Link}
          to={links.to('/bookings/upcoming')}
          sx={{ display: 'inline-block', mt: 2 }}
        >
          {texts.bookings.waiting(waiting)}
        </TextLink>
      )}
    </section>
  );
}
