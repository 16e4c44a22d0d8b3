import { Box, Card, Skeleton, Stack, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** The shape of the bookings while they are on their way. */
export function BookingsSkeleton() {
  return (
    <Card sx={{ padding: 'clamp(20px, 4vw, 32px)' }}>
      <VisuallyHidden role="status">{texts.bookings.loading}</VisuallyHidden>
      <Stack spacing={2}>
        <Skeleton width={110} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="75%" />
        <Skeleton width="50%" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Skeleton width={190} height={48} />
          <Skeleton width={190} height={48} />
        </Box>
      </Stack>
    </Card>
  );
}
