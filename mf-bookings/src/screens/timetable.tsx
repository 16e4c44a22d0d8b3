import { useRef } from 'react';
import { type Activity, activities, sessions } from 'shared-contracts/api/activities';
import { AT_KIOSK, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { lazyPart, useApiQuery, useFlags } from 'shared-platform';
import { Box, Button, styled } from 'shared-ui/core';
import { CourtsSkeleton } from '../features/book-court/courts-skeleton.tsx';
import { AttendeePicker } from '../features/book-for-others/attendee-picker.tsx';
import { ActivityFilter } from '../features/see-timetable/activity-filter.tsx';
import { DayList } from '../features/see-timetable/day-list.tsx';
import { DaySkeleton } from '../features/see-timetable/day-skeleton.tsx';
import { StickyDays } from '../features/see-timetable/sticky-days.tsx';
import { useTimetableChoice } from '../features/see-timetable/use-timetable-choice.ts';
import { filterByActivity, upcomingSessions } from '../shared/timetable/day-sessions.ts';
import { countOn } from '../shared/timetable/session-filter.ts';
import { nextDay, stripDays } from '../shared/timetable/timetable-days.ts';
import { useAttendeeChoice } from '../shared/use-attendee-choice.ts';
import { useOptimisticValue } from '../shared/use-optimistic-value.ts';
import { texts } from '../texts/en.ts';
import { Bar, FilterMarks, FilterOpener } from './filter-bar.tsx';

/** Below the line of the way to the week. */
const Courts = () => (
  <Box sx={{ mt: 7.5 }}>
    <CourtsSkeleton />
  </Box>
);

const CourtsOfDay = lazyPart(
  () => import(/* webpackChunkName: "courts" */ '../features/book-court/courts-of-day.tsx'),
  { pending: () => <Courts /> },
);
const Week = lazyPart(() => import(/* webpackChunkName: "week" */ '../features/see-week/week.tsx'), {
  pending: () => <DaySkeleton />,
});

/** Maximum age of the number of places while a person looks at them, in milliseconds. */
const REFRESH_EVERY = 60_000;

const Activities = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: '8px 4px',
  '@media (min-width: 951px)': { marginBlock: '16px 8px' },
  [WIDE_VIEW]: { [AT_KIOSK]: { marginBlock: '4px' } },
});

/** The filters that are on, above the day. */
const On = styled(Bar)({ padding: '16px 0 4px' });

/** The way to the week, in the line of the heading; on a phone that is the name of the courts. */
const CourtsView = styled('div')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'end',
  margin: '8px 0 -44px',
  '@media (min-width: 951px)': { margin: '16px 0 -60px' },
});

/** True if it has classes; one that only courts are for has none. */
const hasClasses = ({ sessionsInNextSevenDays, hasSlots }: Activity) =>
  sessionsInNextSevenDays > 0 || !hasSlots;

interface Props {
  venueSlug: string;
  /** Classes by the day and nothing else, where the venue has not the new timetable. */
  isSimple?: boolean;
}

/** Programme of a venue: its activities first, then its classes and courts by day or week. */
export function Timetable({ venueSlug, isSimple = false }: Props) {
  const { kiosk } = useFlags();
  const choice = useTimetableChoice();
  const forWhom = useAttendeeChoice();
  const filterButton = useRef<HTMLButtonElement>(null);
  const query = useApiQuery(activities, { params: { venue: venueSlug } });
  const dayQuery = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: choice.day, ...forWhom.query } },
    { refetchInterval: REFRESH_EVERY, enabled: forWhom.isSettled },
  );
  const offered = isSimple ? query.data?.filter(hasClasses) : query.data;
  const chosen = offered?.find(({ slug }) => slug === choice.activity) ?? null;
  const activity = chosen?.slug ?? null;
  const classes = dayQuery.data && filterByActivity(dayQuery.data, activity);
  const [shownDay, chooseDay] = useOptimisticValue(choice.day, choice.chooseDay);
  const next = nextDay(choice.day, choice.today);
  const onNextDay = next === null ? null : () => choice.chooseDay(next);
  // Days are enough at a kiosk, which shows a fortnight of them to the finger; a week of classes is for reading at home.
  const hasWeek = !isSimple && !kiosk;
  const isWeek = choice.isWeek && hasWeek;
  const showsClasses = chosen === null || hasClasses(chosen);
  const hasCourts = !isSimple && ((chosen ? [chosen] : offered)?.some(({ hasSlots }) => hasSlots) ?? false);

  function clear() {
    choice.clear();
    // The pressed button disappears with the filters.
    filterButton.current?.focus();
  }

  const filters = { filter: choice.filter, button: filterButton, onChange: choice.chooseFilter };
  const days = (
    <StickyDays days={stripDays(choice.today)} value={shownDay} onChange={chooseDay} isWeek={isWeek}>
      {showsClasses && <FilterOpener {...filters} isTile sessions={classes && upcomingSessions(classes)} />}
    </StickyDays>
  );
  const view = hasWeek && (
    <Button variant="text" size="small" startIcon="calendar" onClick={() => choice.showWeek(!isWeek)}>
      {isWeek ? texts.timetable.showDay : texts.timetable.showWeek}
    </Button>
  );
  return (
    <>
      {isSimple && days}
      <Activities>
        {/* Without its activities the timetable is still whole, so a failure only takes their choice away. */}
        {query.state !== 'error' && (
          <ActivityFilter activities={offered} value={activity} onChange={choice.chooseActivity} />
        )}
      </Activities>
      {!isSimple && days}
      {showsClasses && countOn(choice.filter) > 0 && (
        <On>
          <FilterMarks
            {...filters}
            sessions={dayQuery.data}
            day={isWeek ? undefined : classes}
            onClear={clear}
          />
        </On>
      )}
      <AttendeePicker isOnBand />
      {isWeek && (
        <Week
          view={view}
          venueSlug={venueSlug}
          day={choice.day}
          today={choice.today}
          activity={activity}
          filter={choice.filter}
          hasCourts={hasCourts}
        />
      )}
      {!isWeek && showsClasses && (
        <DayList
          view={view}
          venueSlug={venueSlug}
          day={choice.day}
          isToday={choice.day === choice.today}
          query={dayQuery}
          classes={classes}
          filter={choice.filter}
          activity={chosen}
          onClear={clear}
          onNextDay={onNextDay}
        />
      )}
      {!isWeek && !showsClasses && view && <CourtsView>{view}</CourtsView>}
      {!isWeek && hasCourts && (
        <CourtsOfDay
          venueSlug={venueSlug}
          day={choice.day}
          isToday={choice.day === choice.today}
          activity={activity}
          onNextDay={onNextDay}
        />
      )}
    </>
  );
}
