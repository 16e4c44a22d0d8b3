import type { ReactNode } from 'react';
import type { SessionDetail } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Heading, Icon, PageHeader, Skeleton, styled, Text, TextLink } from 'shared-ui/core';
import { BookingForWhom } from '../features/book-for-others/booking-for-whom.tsx';
import { SessionFacts } from '../features/see-session/session-facts.tsx';
import { freeUntilWords } from '../features/see-session/session-words.ts';
import { timetableEntry, timetableQuery } from '../shared/opened-session.ts';
import { sessionDay } from '../shared/session-time.ts';
import { texts } from '../texts/en.ts';
import { BookingCard } from './booking-card.tsx';
import { Weekly } from './weekly.tsx';

const words = texts.session;

const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  '@media (min-width: 950px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' },
});

/** On a phone the price and the button come before the long read. */
const Side = styled('div')({
  '@media (min-width: 950px)': {
    gridColumn: 2,
    gridRow: 1,
    position: 'sticky',
    top: 'calc(var(--ui-header-height) + 24px)',
  },
});

const Back = styled('p')({
  margin: '20px 0 0',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 'var(--target-size, 44px)',
  },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size={3} sx={{ mb: 1 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const Read = styled('div')({ display: 'grid', gap: '32px', maxWidth: '68ch', whiteSpace: 'pre-line' });

interface Props {
  detail: SessionDetail;
  /** What it is for somebody else is still to come. */
  isChanging: boolean;
}

export function SessionContent({ detail, isChanging }: Props) {
  const links = useLinks();
  const { session, venue, cancellation, attendeeInstructions } = detail;
  const { state } = useLocation();
  const isAhead = !['started', 'cancelled'].includes(session.bookable.reason ?? '');
  const timetable = paths.venue(venue.slug) + timetableQuery(state, sessionDay(session));
  return (
    <>
      <Back>
        <TextLink
          component={Link}
          to={links.to(timetable)}
          state={timetableEntry(session.id)}
          quiet
          weight="bold"
        >
          <Icon name="arrow-left" size={20} />
          {words.back}
        </TextLink>
      </Back>
      <PageHeader eyebrow={venue.name} title={session.name} sx={{ paddingTop: 1 }} />
      <Columns>
        <Side>
          <BookingForWhom />
          {isChanging ? <Skeleton height={200} /> : <BookingCard detail={detail} />}
        </Side>
        <Read>
          <SessionFacts detail={detail} />
          {isAhead && <Weekly session={session} />}
          <Part title={words.about}>
            <Text>{detail.description}</Text>
          </Part>
          {attendeeInstructions && (
            <Part title={words.instructions}>
              <Text>{attendeeInstructions}</Text>
            </Part>
          )}
          <Part title={words.cancellation}>
            <Text>{cancellation.description}</Text>
            <Text weight="bold">{freeUntilWords(cancellation)}</Text>
          </Part>
        </Read>
      </Columns>
    </>
  );
}
