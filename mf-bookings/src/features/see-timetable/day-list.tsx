import type { ReactNode } from 'react';
import type { Activity, ScheduledSession } from 'shared-contracts/api/activities';
import { AT_KIOSK, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { type ApiQuery, lazyPart, useFlags } from 'shared-platform';
import { Heading, Skeleton, styled, Text } from 'shared-ui/core';
import { Fold } from '../../shared/fold.tsx';
import { LoadFailure } from '../../shared/lazy-load-failure.tsx';
import { isForOthers } from '../../shared/session-availability.ts';
import { longDay } from '../../shared/session-time.ts';
import { daySessions } from '../../shared/timetable/day-sessions.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { texts } from '../../texts/en.ts';
import { DaySkeleton } from './day-skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import { SessionList } from './session-row-layout.ts';

const EmptyDay = lazyPart(() => import(/* webpackChunkName: "empty-day" */ './empty-day.tsx'), {
  pending: () => <Room />,
});

const words = texts.timetable;

/** About as high as an empty day: what follows keeps its place. */
const Room = styled('div')({ height: '21rem' });

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  marginBlock: '16px 8px',
  '& > [role="status"]': { marginInlineEnd: 'auto' },
  // The day has a line of its own above what is beside it.
  '@media (max-width: 699.98px)': { '&:has(> button) > h2': { flex: '1 0 100%' } },
  '@media (min-width: 951px)': { marginBlock: '20px 12px' },
  [WIDE_VIEW]: { [AT_KIOSK]: { marginBlock: '8px' } },
});

/** Keeps what follows out of sight while a day comes. */
const Day = styled('section')({ '&[aria-busy="true"]': { minHeight: '70vh' } });

interface Props {
  /** The way to the week. */
  view: ReactNode;
  venueSlug: string;
  day: string;
  isToday: boolean;
  query: Pick<ApiQuery<unknown>, 'state' | 'error' | 'reload'>;
  /** The day's classes of the activity; `undefined` while there is no answer. */
  classes: readonly ScheduledSession[] | undefined;
  filter: SessionFilter;
  activity: Activity | null;
  onClear(): void;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** One day of the timetable. */
export function DayList(props: Props) {
  const { view, venueSlug, day, isToday, query, classes, filter, activity, onClear, onNextDay } = props;
  const basket = useBasket();
  const forWhom = useAttendeeChoice();
  const { kiosk } = useFlags();
  const shown = classes && daySessions(classes, filter);
  // The timetable of a linked person is chosen by hand, so that nothing moves by itself: it begins with what suits them.
  const suitable = shown?.coming.filter((session) => forWhom.id === null || !isForOthers(session)) ?? [];
  const listed = suitable.length > 0 ? suitable : (shown?.coming ?? []);
  const folded = shown?.coming.filter((session) => !listed.includes(session)) ?? [];
  const row = (session: ScheduledSession) => (
    <SessionRow key={session.id} session={session} venueSlug={venueSlug} basket={basket} />
  );
  return (
    <Day aria-labelledby="day" aria-busy={query.state === 'loading'}>
      <Title>
        <Heading id="day" level={2} size={3}>
          {longDay(day)}
        </Heading>
        {/* None is said aloud; to the eye the heading below says it. */}
        <Text role="status" size="small" tone="muted" sx={{ opacity: shown && listed.length === 0 ? 0 : 1 }}>
          {query.state === 'loading' ? <Skeleton width={64} /> : shown && words.count(listed.length)}
        </Text>
        {view}
      </Title>
      {query.state === 'loading' && <DaySkeleton />}
      {query.state === 'error' && (
        <LoadFailure
          title={words.failed}
          level={3}
          message={query.error?.message}
          onTryAgain={query.reload}
        />
      )}
      {shown && shown.started.length > 0 && !kiosk && (
        <Fold title={words.earlier(shown.started.length)}>
          <SessionList>{shown.started.map(row)}</SessionList>
        </Fold>
      )}
      {listed.length > 0 && <SessionList>{listed.map(row)}</SessionList>}
      {folded.length > 0 && (
        <Fold title={words.otherAges(folded.length)}>
          <SessionList>{folded.map(row)}</SessionList>
        </Fold>
      )}
      {shown?.coming.length === 0 && (
        <EmptyDay
          isOverForToday={isToday && shown.started.length > 0}
          activity={activity}
          filter={filter}
          onClear={onClear}
          onNextDay={onNextDay}
        />
      )}
    </Day>
  );
}
