import { facilityUses, nextSlots, slots } from 'shared-contracts/api/facilities';
import { useApiQuery } from 'shared-platform';
import { Button, EmptyState, Heading, styled, VisuallyHidden } from 'shared-ui/core';
import { Drawing } from '../../shared/pictures/drawing.tsx';
import { longDay } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import { hasFreeTime, upcomingTimes } from './court-times.ts';
import { CourtsSkeleton } from './courts-skeleton.tsx';
import { FacilityTimes } from './facility-times.tsx';

/** Maximum age of the free courts while a person looks at them, in milliseconds. */
const REFRESH_EVERY = 60_000;

/** A chosen activity and day name the courts already: on a phone the times are in the first view. */
const Part = styled('section')({
  marginTop: '28px',
  // The parts below stay out of sight while the times come.
  '&[data-named][aria-busy="true"]': { minHeight: '70vh' },
  '@media (max-width: 950.98px)': {
    '&[data-named]': {
      marginTop: 0,
      // Beside the name of the courts is the way to the week; anything else is below that.
      paddingTop: '44px',
      '&:has([data-name])': { paddingTop: 0, '& > div': { marginTop: 0 } },
      '& [data-name]': { minHeight: '44px', alignContent: 'center', paddingInlineEnd: '164px' },
      '& > h2': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});
const Courts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  marginTop: '16px',
});

interface Props {
  venueSlug: string;
  day: string;
  isToday: boolean;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** The courts and pitches of a venue on one day. */
export default function CourtsOfDay({ venueSlug, day, isToday, activity, onNextDay }: Props) {
  const basket = useBasket();
  const params = { venue: venueSlug };
  const facilities = useApiQuery(facilityUses, { params });
  const forWhom = useAttendeeChoice();
  const times = useApiQuery(
    slots,
    { params, query: { date: day, ...forWhom.query } },
    { refetchInterval: REFRESH_EVERY, enabled: forWhom.isSettled },
  );

  useRefreshWithBasket(slots);
  useRefreshWithBasket(nextSlots);

  const failed = [facilities, times].find(({ state }) => state === 'error');
  const offered =
    times.data &&
    facilities.data
      ?.filter((facility) => activity === null || facility.activity.slug === activity)
      .map((facility) => ({ facility, ahead: upcomingTimes(times.data ?? [], facility.id) }));
  const isShort = offered?.some(({ ahead }) => !hasFreeTime(ahead)) ?? false;
  // Optional: without an answer the day says what it has, and no more.
  const { data: next } = useApiQuery(
    nextSlots,
    { params, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled && isShort },
  );
  const shown = offered
    ?.map((one) => ({
      ...one,
      next: next?.find(({ facilityUse }) => facilityUse === one.facility.id) ?? null,
    }))
    .filter(({ ahead, next }) => ahead.length > 0 || next !== null);
  const isOver = offered?.every(({ ahead }) => ahead.length === 0);
  const isLoading = !failed && (!facilities.data || !times.data);
  return (
    <Part aria-labelledby="courts" aria-busy={isLoading} data-named={activity !== null || undefined}>
      <Heading level={2} size={3} id="courts">
        {words.title(longDay(day))}
      </Heading>
      {isLoading && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <CourtsSkeleton />
        </>
      )}
      {failed && (
        <EmptyState
          picture={<Drawing name="drop" />}
          title={words.failed}
          level={3}
          action={<Button onClick={failed.reload}>{texts.tryAgain}</Button>}
        >
          {failed.error?.message}
        </EmptyState>
      )}
      {!isLoading && !failed && isOver && (
        <EmptyState
          picture={<Drawing name="day" />}
          title={isToday ? words.noneToday : words.none}
          level={3}
          action={
            onNextDay && (
              <Button variant="quiet" endIcon="arrow-right" onClick={onNextDay}>
                {texts.timetable.nextDay}
              </Button>
            )
          }
        >
          {words.noneHint}
        </EmptyState>
      )}
      {!isLoading && !failed && shown && shown.length > 0 && (
        <Courts>
          {shown.map(({ facility, ahead, next }) => (
            <FacilityTimes
              key={`${facility.id} ${day}`}
              venueSlug={venueSlug}
              day={day}
              isOnly={shown.length === 1}
              facility={facility}
              slots={ahead}
              next={next}
              basket={basket}
            />
          ))}
        </Courts>
      )}
    </Part>
  );
}
