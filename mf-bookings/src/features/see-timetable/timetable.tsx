import { activities } from 'shared-contracts/api/activities';
import { useApiQuery } from 'shared-platform';
import { DayStrip, styled } from 'shared-ui/core';
import { useAhead } from '../../shared/use-ahead.ts';
import { texts } from '../../texts/en.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { DayList } from './day-list.tsx';
import { dayAfter, stripDays } from './timetable-days.ts';
import { useTimetableChoice } from './use-timetable-choice.ts';

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

const Filter = styled('div')({ marginBlock: '20px 28px' });

/** The classes of a venue, day by day. */
export function Timetable({ venueSlug }: { venueSlug: string }) {
  const choice = useTimetableChoice();
  const query = useApiQuery(activities, { params: { venue: venueSlug } });
  const chosen = query.data?.find(({ slug }) => slug === choice.activity) ?? null;
  const [shownDay, chooseDay] = useAhead(choice.day, choice.chooseDay);
  const next = dayAfter(choice.day, choice.today);
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
      {/* Without its activities the timetable is still whole, so a failure only takes the filter away. */}
      {query.state !== 'error' && (
        <Filter>
          <ActivityFilter
            activities={query.data}
            value={chosen?.slug ?? null}
            onChange={choice.chooseActivity}
          />
        </Filter>
      )}
      <DayList
        venueSlug={venueSlug}
        day={choice.day}
        isToday={choice.day === choice.today}
        activity={chosen}
        onNextDay={next === null ? null : () => choice.chooseDay(next)}
      />
    </>
  );
}
