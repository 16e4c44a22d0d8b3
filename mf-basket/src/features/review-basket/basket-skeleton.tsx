import { Box, Card, Divider, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { HoldTimerSkeleton } from '../../shared/basket/hold-timer.tsx';
import { twoColumns } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';

const ends = { display: 'flex', justifyContent: 'space-between', gap: 2 };

/** The shape of a basket with two lines. */
export function BasketSkeleton() {
  return (
    <Box aria-busy="true" sx={twoColumns}>
      <VisuallyHidden role="status">{texts.basket.loading}</VisuallyHidden>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ ...ends, alignItems: 'center', height: 44 }}>
          <Skeleton width={64} height={20} />
          <Skeleton width={120} height={20} />
        </Box>
        <Box sx={{ display: 'flex' }}>
          <HoldTimerSkeleton />
        </Box>
        {['first', 'second'].map((line) => (
          <Card key={line} sx={{ display: 'grid', gap: 2 }}>
            <Box sx={ends}>
              <Skeleton width="40%" height={28} />
              <Skeleton width={56} height={28} />
            </Box>
            <Box sx={{ display: 'grid', gap: 0.75 }}>
              <Skeleton width="75%" height={24} />
              <Skeleton width="60%" height={24} />
              <Skeleton width="45%" height={24} />
            </Box>
          </Card>
        ))}
      </Box>
      <Card sx={{ display: 'grid', gap: 2.5 }}>
        <Skeleton width="50%" height={28} />
        <Skeleton height={24} />
        <Divider />
        <Skeleton height={28} />
        <Skeleton height={56} />
        <Skeleton width={140} height={32} sx={{ justifySelf: 'center' }} />
      </Card>
    </Box>
  );
}
