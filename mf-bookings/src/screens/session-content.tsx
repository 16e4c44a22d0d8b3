import { type ReactNode, useState } from 'react';
import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import { lazyPart, useFlags, useIsHydrated } from 'shared-platform';
import { Heading, PageHeader, Skeleton, styled, Text } from 'shared-ui/core';
import { AttendeePicker } from '../features/book-for-others/attendee-picker.tsx';
import { Columns, GAP } from '../features/see-session/columns.ts';
import { SessionFacts } from '../features/see-session/session-facts.tsx';
import { freeUntilText, whenText } from '../features/see-session/session-texts.ts';
import { Heart } from '../shared/heart.tsx';
import { Artwork } from '../shared/pictures/artwork.tsx';
import { isForOthers } from '../shared/session-availability.ts';
import { sessionDay } from '../shared/session-time.ts';
import { texts as words } from '../texts/session.ts';
import { BackToTimetable } from './back-to-timetable.tsx';
import { BookingCard } from './booking-card.tsx';
import { Weekly } from './weekly.tsx';

/** About as large as the buttons: what is beside or below them stays there. */
const ButtonsRoom = styled('div')({
  width: '17rem',
  height: 44,
  '@media (max-width: 599.98px)': { '&[data-two]': { height: 88 } },
});

const RelatedClasses = lazyPart(
  () => import(/* webpackChunkName: "related-classes" */ '../features/see-related/related-classes.tsx'),
);
const ShareButtons = lazyPart(
  () => import(/* webpackChunkName: "share-session" */ '../features/share-session/share-buttons.tsx'),
  { pending: ({ isAhead }) => <ButtonsRoom data-two={isAhead || undefined} /> },
);

const PICTURE_HEIGHT = 'clamp(120px, 18vw, 220px)';

const Picture = styled('div')({
  height: PICTURE_HEIGHT,
  overflow: 'hidden',
  borderRadius: 'var(--ui-radius)',
  // On a phone the choice of whom to book for is in its place.
  '@media (min-width: 22em) and (max-width: 599.98px)': {
    '&:has(~ div > [data-short])': { visibility: 'hidden' },
  },
});

/** On a phone the price and the button come before the long read. */
const Side = styled('div')({
  position: 'relative',
  // The choice of whom to book for comes late: in one column it is on the picture, on a phone in its place, so that nothing
  // below moves. Larger text, which needs more lines, keeps it below; hence em.
  '@media (min-width: 22em) and (max-width: 950.98px)': {
    '& > [data-short]': {
      position: 'absolute',
      insetInlineStart: '8px',
      bottom: `calc(100% + ${GAP} + 8px)`,
      maxWidth: 'calc(100% - 16px)',
      margin: 0,
      padding: '6px 6px 6px 14px',
      borderRadius: 'var(--ui-radius)',
      background: 'var(--ui-surface)',
    },
  },
  '@media (min-width: 22em) and (max-width: 599.98px)': {
    '& > [data-short]': {
      insetInlineStart: 0,
      bottom: `calc(100% + ${GAP})`,
      boxSizing: 'border-box',
      alignContent: 'center',
      width: '100%',
      maxWidth: 'none',
      minHeight: PICTURE_HEIGHT,
      // The letters of the first line begin lower than their line.
      padding: '6px 16px 14px',
      border: '1px solid var(--ui-border)',
      '& > [role="radiogroup"]': { width: '100%', padding: '4px', background: 'var(--ui-sunken)' },
    },
  },
  '@media (min-width: 951px)': {
    position: 'sticky',
    top: 'calc(var(--ui-header-height) + 24px)',
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

/** Descriptions that only the class's own answer has; nothing of coming to, or cancelling, what is over or cancelled. */
function Words({ detail, isComing }: { detail: SessionDetail; isComing: boolean }) {
  const { session, description, attendeeInstructions, cancellation } = detail;
  return (
    <>
      <Part title={words.about(session.name)}>
        <Text>{description}</Text>
      </Part>
      {isComing && attendeeInstructions && (
        <Part title={words.instructions}>
          <Text>{attendeeInstructions}</Text>
        </Part>
      )}
      {isComing && (
        <Part title={words.cancellation}>
          <Text>{cancellation.description}</Text>
          <Text weight="bold">{freeUntilText(cancellation)}</Text>
        </Part>
      )}
    </>
  );
}

/** The ways on from a class besides booking it. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // As far apart as the buttons beside each other, whose words alone align with what is above.
  gap: '0 36px',
  // Each on a line of its own, their signs below each other.
  '@media (max-width: 599.98px)': { '&, & > div:first-of-type': { display: 'grid', justifyItems: 'start' } },
});

/** Lists end with the picture above them; lines of a text are no longer than is read with ease. */
const Read = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  whiteSpace: 'pre-line',
  '& section > p': { maxWidth: '68ch' },
});

interface Props {
  /** As its own answer has it, or a timetable before that. */
  session: ScheduledSession;
  venue: Pick<SessionDetail['venue'], 'slug' | 'name'> & Partial<SessionDetail['venue']>;
  /** `null` until its own answer is here. */
  detail: SessionDetail | null;
  /** The data for another person is still loading. */
  isChanging: boolean;
  /** The class is loading again. */
  isChecking: boolean;
  onCheck(): void;
}

/** A class: at once what is known of it, and the rest when it comes. */
export function SessionContent({ session, venue, detail, isChanging, isChecking, onCheck }: Props) {
  // A terminal keeps nothing for anyone, and passes nothing on.
  const { kiosk } = useFlags();
  const isHydrated = useIsHydrated();
  const [hasWeeks, setHasWeeks] = useState(false);
  const reason = session.bookable.reason ?? '';
  const isComing = !['started', 'cancelled'].includes(reason);
  const isAhead = isComing && !['full', 'not-open-yet'].includes(reason) && !isForOthers(session);
  return (
    <>
      <BackToTimetable venueSlug={venue.slug} day={sessionDay(session)} from={session.id} />
      <PageHeader
        eyebrow={venue.name}
        title={session.name}
        lead={<time dateTime={session.startDate}>{whenText(session)}</time>}
        sx={{
          // The heart stays beside a long name or day.
          flexWrap: 'nowrap',
          columnGap: 1,
          paddingTop: 1,
          '& > div + div': { alignSelf: 'start', margin: '20px -10px 0 0' },
          '& h1 + div': { textWrap: 'wrap' },
          '@media (min-width: 951px)': {
            justifyContent: 'start',
            columnGap: 1.5,
            // The heart follows the name; the day and time below it may be longer.
            '& > div:first-of-type': { flex: '0 1 auto' },
            '& > div + div': { marginTop: '33px' },
            '& h1 + div': { width: 'min(60vw, 640px)', marginInlineEnd: '-640px' },
          },
        }}
        actions={!kiosk && <Heart what={{ kind: 'class', key: session.superEvent, name: session.name }} />}
      />
      <Columns>
        <Picture>
          <Artwork subject={session.activity.name} format="banner" picture={session.activity.picture} />
        </Picture>
        <Side>
          <AttendeePicker />
          {isChanging ? (
            <Skeleton height={200} />
          ) : (
            <BookingCard
              session={session}
              detail={detail}
              isSecond={hasWeeks}
              isChecking={isChecking}
              onCheck={onCheck}
            />
          )}
        </Side>
        <Read aria-busy={!detail || undefined}>
          <SessionFacts
            session={session}
            venue={venue}
            audience={detail ?? session}
            leaderAction={
              !kiosk &&
              session.leader && (
                <Heart what={{ kind: 'instructor', key: session.leader, name: session.leader }} />
              )
            }
          />
          {detail && (
            <Ways>
              {!kiosk && <ShareButtons session={session} venue={detail.venue} isAhead={isAhead} />}
              {isAhead && session.bookable.remedy === undefined && (
                <Weekly session={session} onOffer={setHasWeeks} />
              )}
            </Ways>
          )}
          {detail ? <Words detail={detail} isComing={isComing} /> : <Skeleton height={160} />}
          {/* It comes late, below everything that is read, and is not part of what the server renders. */}
          {detail && isHydrated && <RelatedClasses session={session} venue={detail.venue} />}
        </Read>
      </Columns>
    </>
  );
}
