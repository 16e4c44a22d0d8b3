import { deskClasses } from 'shared-contracts/api/attendance';
import { venues } from 'shared-contracts/api/venues';
import { useApiQuery, useVenue } from 'shared-platform';
import { Box, Card, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/attendance.ts';
import { BookedClass } from './booked-class.tsx';
import { REFRESH_EVERY } from './refresh-every.ts';

function Waiting({ label }: { label: string }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={160} />
    </Box>
  );
}

/** What is on today at the venue that staff works at, which is remembered as everywhere. */
export function ClassesOfToday() {
  const { slug, select } = useVenue();
  const list = useApiQuery(venues, {});
  if (list.state === 'loading') return <Waiting label={texts.venuesLoading} />;
  if (!list.data) {
    return <LoadFailure title={texts.venuesFailed} message={list.error?.message} onRetry={list.reload} />;
  }
  const known = list.data.some((venue) => venue.slug === slug) ? slug : null;
  return (
    <Stack spacing={3}>
      <Select
        label={texts.venue}
        placeholder={texts.choose}
        options={list.data.map((venue) => ({ value: venue.slug, label: venue.name }))}
        value={known ?? ''}
        onChange={({ target }) => select(target.value || null)}
        sx={{ maxWidth: 480 }}
      />
      {known === null ? <Text>{texts.chooseFirst}</Text> : <Classes key={known} venue={known} />}
    </Stack>
  );
}

function Classes({ venue }: { venue: string }) {
  const query = useApiQuery(
    deskClasses,
    { params: { venue } },
    { staleTime: 0, refetchInterval: REFRESH_EVERY },
  );
  if (query.state === 'loading') return <Waiting label={texts.loading} />;
  if (!query.data) {
    return <LoadFailure title={texts.failed} message={query.error?.message} onRetry={query.reload} />;
  }
  if (query.data.length === 0) {
    return (
      <Card padding="none">
        <EmptyState icon="calendar" level={2} title={texts.emptyTitle}>
          {texts.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack spacing={2}>
      {query.data.map((item) => (
        <BookedClass key={item.id} item={item} />
      ))}
    </Stack>
  );
}
