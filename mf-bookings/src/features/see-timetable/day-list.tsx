import { type Activity, type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { useApiQuery } from 'shared-platform';
import { Button, EmptyState, Heading, styled, Text } from 'shared-ui/core';
import { longDay } from '../../shared/session-time.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { texts } from '../../texts/en.ts';
import { daySessions } from './day-sessions.ts';
import { DaySkeleton } from './day-skeleton.tsx';
import { emptyDayTitle } from './empty-day-title.ts';
import { SessionRow } from './session-row.tsx';
import { SessionList } from './session-row-layout.ts';
import { StartedSessions } from './started-sessions.tsx';

const words = texts.timetable;

/** How old the places left may get while a person looks at them, in milliseconds. */
const REFRESH_EVERY = 60_000;

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: '16px',
});

/** Keeps the footer out of sight while days come and go. */
const Day = styled('section')({ minHeight: '70vh' });

interface Props {
  venueSlug: string;
  day: string;
  isToday: boolean;
  activity: Activity | null;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** One day of the timetable. */
export function DayList({ venueSlug, day, isToday, activity, onNextDay }: Props) {
  const basket = useBasket();
  const query = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: day } },
    { refetchInterval: REFRESH_EVERY },
  );
  const shown = query.data && daySessions(query.data, activity?.slug ?? null);
  const row = (session: ScheduledSession) => (
    <SessionRow key={session.id} session={session} venueSlug={venueSlug} basket={basket} />
  );
  const nextDay = onNextDay && (
    <Button variant="secondary" endIcon="arrow-right" onClick={onNextDay}>
      {words.nextDay}
    </Button>
  );
  return (
    <Day aria-labelledby="day" aria-busy={query.state === 'loading'}>
      <Title>
        <Heading id="day" level={2} size={3}>
          {longDay(day)}
        </Heading>
        <Text role="status" size="small" tone="muted">
          {shown && words.count(shown.coming.length)}
        </Text>
      </Title>
      {query.state === 'loading' && <DaySkeleton />}
      {query.state === 'error' && (
        <EmptyState
          icon="error"
          title={words.failed}
          level={3}
          action={<Button onClick={query.reload}>{texts.tryAgain}</Button>}
        >
          {query.error?.message}
        </EmptyState>
      )}
      {shown && shown.started.length > 0 && (
        <StartedSessions count={shown.started.length}>{shown.started.map(row)}</StartedSessions>
      )}
      {shown && shown.coming.length > 0 && <SessionList>{shown.coming.map(row)}</SessionList>}
      {shown?.coming.length === 0 && (
        <EmptyState
          icon="calendar"
          title={emptyDayTitle(isToday && shown.started.length > 0, activity)}
          level={3}
          action={nextDay}
        >
          {words.emptyHint}
        </EmptyState>
      )}
    </Day>
  );
}
