import { Box, Card, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { twoColumns } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';

/** The shape of a basket with two lines. */
export function BasketSkeleton() {
  return (
    <Box aria-busy="true" sx={twoColumns}>
      <VisuallyHidden role="status">{texts.basket.loading}</VisuallyHidden>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {['first', 'second'].map((line) => (
          <Card key={line} sx={{ display: 'grid', gap: 1.5 }}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </Card>
        ))}
      </Box>
      <Card sx={{ display: 'grid', gap: 2 }}>
        <Skeleton width="50%" height={24} />
        <Skeleton />
        <Skeleton height={48} />
      </Card>
    </Box>
  );
}
