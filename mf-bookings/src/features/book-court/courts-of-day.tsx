import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { useApiQuery } from 'shared-platform';
import { Button, EmptyState, Heading, Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { longDay } from '../../shared/session-time.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useForWhom } from '../../shared/use-for-whom.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import { FacilityTimes } from './facility-times.tsx';
import { timesAhead } from './slot-words.ts';

/** How old the free courts may get while a person looks at them, in milliseconds. */
const REFRESH_EVERY = 60_000;

const Courts = styled('div')({ display: 'grid', gap: '32px', marginTop: '16px' });

interface Props {
  venueSlug: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
}

/** The courts and pitches of a venue on one day. */
export default function CourtsOfDay({ venueSlug, day, activity }: Props) {
  const basket = useBasket();
  const params = { venue: venueSlug };
  const facilities = useApiQuery(facilityUses, { params });
  const forWhom = useForWhom();
  const times = useApiQuery(
    slots,
    { params, query: { date: day, ...forWhom.query } },
    { refetchInterval: REFRESH_EVERY, enabled: forWhom.isSettled },
  );

  useRefreshWithBasket(slots);

  const failed = [facilities, times].find(({ state }) => state === 'error');
  const shown = facilities.data
    ?.filter((facility) => activity === null || facility.activity.slug === activity)
    .map((facility) => ({ facility, ahead: timesAhead(times.data ?? [], facility.id) }))
    .filter(({ ahead }) => ahead.length > 0);
  const isLoading = !failed && (!facilities.data || !times.data);
  return (
    <section aria-labelledby="courts" aria-busy={isLoading} style={{ marginTop: 40 }}>
      <Heading level={2} size={3} id="courts">
        {words.title(longDay(day))}
      </Heading>
      {isLoading && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton height={160} sx={{ mt: 2 }} />
        </>
      )}
      {failed && (
        <EmptyState
          icon="error"
          title={words.failed}
          level={3}
          action={<Button onClick={failed.reload}>{texts.tryAgain}</Button>}
        >
          {failed.error?.message}
        </EmptyState>
      )}
      {!isLoading && !failed && shown?.length === 0 && (
        <EmptyState icon="calendar" title={words.noneToday} level={3}>
          {words.noneHint}
        </EmptyState>
      )}
      {!isLoading && !failed && shown && shown.length > 0 && (
        <Courts>
          {shown.map(({ facility, ahead }) => (
            <FacilityTimes key={`${facility.id} ${day}`} facility={facility} slots={ahead} basket={basket} />
          ))}
        </Courts>
      )}
    </section>
  );
}
