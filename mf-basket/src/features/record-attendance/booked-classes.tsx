import { useCallback, useRef, useState } from 'react';
import { deskClasses } from 'shared-contracts/api/attendance';
import { venues } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { useApiQuery, useVenue } from 'shared-platform';
import { useSearchParams } from 'shared-platform/router';
import { Box, Card, EmptyState, Heading, Stack } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { ClassesSkeleton } from '../../shared/classes-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { selectableDays } from '../../shared/selectable-days.ts';
import { filterColumns, stickyAside } from '../../shared/two-columns.ts';
import { wholeChoice } from '../../shared/whole-choice.ts';
import { texts } from '../../texts/attendance.ts';
import { BookedClass } from './booked-class.tsx';
import { REFRESH_INTERVAL } from './refresh-interval.ts';
import { UnbookedClasses } from './unbooked-classes.tsx';

/**
 * Booked classes at the venue where staff work, which is remembered as everywhere, today or on a later day. A link may
 * name another venue and the day, by `venue` and `date`, and the class whose list it opens, by `class`.
 */
export function BookedClasses() {
  const { slug, select } = useVenue();
  const days = selectableDays(siteDay(new Date()));
  const [linked] = useSearchParams();
  const [linkedVenue, setLinkedVenue] = useState(() => linked.get('venue'));
  const linkedClass = linked.get('class');
  const [chosen, setDay] = useState(() => linked.get('date') ?? '');
  const list = useApiQuery(venues, {});
  if (list.state === 'loading') return <ClassesSkeleton label={texts.venuesLoading} />;
  if (!list.data) {
    return <LoadFailure title={texts.venuesFailed} message={list.error?.message} onRetry={list.reload} />;
  }
  // A page that stays open over midnight continues with the new day.
  const day = days.some(({ value }) => value === chosen) ? chosen : (days[0]?.value ?? '');
  const slugs = list.data.map((venue) => venue.slug);
  const known = [linkedVenue, slug].find((one) => one !== null && slugs.includes(one)) ?? null;
  return (
    <Box sx={filterColumns}>
      <Card sx={{ ...stickyAside, display: 'grid', gap: 2 }}>
        <Select
          label={texts.venue}
          placeholder={texts.choose}
          options={list.data.map((venue) => ({ value: venue.slug, label: venue.name }))}
          value={known ?? ''}
          onChange={({ target }) => {
            setLinkedVenue(null);
            select(target.value || null);
          }}
          sx={wholeChoice}
        />
        <Select
          label={texts.day}
          options={days}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Card>
      <div>
        {known === null ? (
          <Card padding="none">
            <EmptyState icon="pin" level={2} title={texts.choose}>
              {texts.chooseFirst}
            </EmptyState>
          </Card>
        ) : (
          <div key={`${known} ${day}`}>
            <Classes venue={known} date={day} linkedClass={linkedClass} />
          </div>
        )}
      </div>
    </Box>
  );
}

interface Props {
  venue: string;
  date: string;
  /** Id of the class whose list a link opens. */
  linkedClass: string | null;
}

function Classes({ venue, date, linkedClass }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const focusList = useCallback(() => list.current?.focus(), []);
  const query = useApiQuery(
    deskClasses,
    { params: { venue }, query: { date } },
    { staleTime: 0, refetchInterval: REFRESH_INTERVAL },
  );
  if (query.state === 'loading') return <ClassesSkeleton label={texts.loading} />;
  if (!query.data) {
    return <LoadFailure title={texts.failed} message={query.error?.message} onRetry={query.reload} />;
  }
  const isEmpty = query.data.length === 0;
  return (
    <Box ref={list} tabIndex={-1} role="region" aria-label={texts.classes}>
      {!isEmpty && (
        <Stack spacing={2}>
          <Heading level={2} size={3}>
            {texts.withBookings}
          </Heading>
          {query.data.map((item) => (
            <BookedClass
              key={item.id}
              item={item}
              isLinked={item.id === linkedClass}
              onCancelled={focusList}
            />
          ))}
        </Stack>
      )}
      <UnbookedClasses venue={venue} date={date} isAlone={isEmpty} />
    </Box>
  );
}
