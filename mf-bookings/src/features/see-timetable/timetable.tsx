import { useRef } from 'react';
import { activities, sessions } from 'shared-contracts/api/activities';
import { useApiQuery, useMoneySymbol } from 'shared-platform';
import { DayStrip, styled } from 'shared-ui/core';
import { useAhead } from '../../shared/use-ahead.ts';
import { texts } from '../../texts/en.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { DayList } from './day-list.tsx';
import { coming, ofActivity } from './day-sessions.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { filterMarks } from './filters/filter-marks.ts';
import { dayAfter, stripDays } from './timetable-days.ts';
import { useTimetableChoice } from './use-timetable-choice.ts';

/** How old the places left may get while a person looks at them, in milliseconds. */
const REFRESH_EVERY = 60_000;

/** The days stay in sight, under the header, while a long day is read. */
const StickyDays = styled('div')({
  position: 'sticky',
  top: 'var(--ui-header-height)',
  zIndex: 10,
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '10px var(--gutter)',
  background: 'var(--ui-page)',
  borderBottom: '1px solid var(--ui-border)',
  '@media (max-height: 480px)': { position: 'static' },
});

/** Scrolled days leave at the screen's edge, not at the text's. */
const edgeToEdge = {
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  scrollPaddingInline: 'var(--gutter)',
};

const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginBlock: '20px 28px',
});

/** The classes of a venue, day by day. */
export function Timetable({ venueSlug }: { venueSlug: string }) {
  const choice = useTimetableChoice();
  const symbol = useMoneySymbol();
  const filterButton = useRef<HTMLButtonElement>(null);
  const query = useApiQuery(activities, { params: { venue: venueSlug } });
  const dayQuery = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: choice.day } },
    { refetchInterval: REFRESH_EVERY },
  );
  const chosen = query.data?.find(({ slug }) => slug === choice.activity) ?? null;
  const classes = dayQuery.data && ofActivity(dayQuery.data, chosen?.slug ?? null);
  const marks = filterMarks(choice.filter, dayQuery.data ?? [], symbol);
  const [shownDay, chooseDay] = useAhead(choice.day, choice.chooseDay);
  const next = dayAfter(choice.day, choice.today);

  function clear() {
    choice.clear();
    // What was pressed goes away with the filters.
    filterButton.current?.focus();
  }

  return (
    <>
      <StickyDays>
        <DayStrip
          label={texts.timetable.days}
          days={stripDays(choice.today)}
          value={shownDay}
          onChange={chooseDay}
          sx={edgeToEdge}
        />
      </StickyDays>
      <Filters>
        {/* Without its activities the timetable is still whole, so a failure only takes their choice away. */}
        {query.state !== 'error' && (
          <ActivityFilter
            activities={query.data}
            value={chosen?.slug ?? null}
            onChange={choice.chooseActivity}
          />
        )}
        <FilterBar
          filter={choice.filter}
          marks={marks}
          sessions={classes && coming(classes)}
          button={filterButton}
          onChange={choice.chooseFilter}
          onClear={clear}
        />
      </Filters>
      <DayList
        venueSlug={venueSlug}
        day={choice.day}
        isToday={choice.day === choice.today}
        query={dayQuery}
        classes={classes}
        filter={choice.filter}
        activity={chosen}
        wishes={marks.map(({ label }) => label)}
        onClear={clear}
        onNextDay={next === null ? null : () => choice.chooseDay(next)}
      />
    </>
  );
}
