import { Box, Card, Divider, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { HoldTimerSkeleton } from '../../shared/basket/hold-timer.tsx';
import { LineSkeletons } from '../../shared/line-skeletons.tsx';
import { twoColumns } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';
import { barShape } from './checkout-bar.tsx';

/** Place of a phone’s bar while there is more to scroll. */
const footBar = {
  ...barShape,
  display: { xs: 'grid', md: 'none' },
  position: 'fixed',
  insetInline: 'var(--gutter)',
} as const;

/** The shape of a basket with two lines. */
export function BasketSkeleton() {
  return (
    <Box aria-busy="true" sx={twoColumns}>
      <VisuallyHidden role="status">{texts.basket.loading}</VisuallyHidden>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 44 }}>
          <Skeleton width={64} height={20} />
          <Skeleton width={120} height={20} />
        </Box>
        <Box sx={{ display: 'flex' }}>
          <HoldTimerSkeleton />
        </Box>
        <LineSkeletons />
      </Box>
      <Card sx={footBar}>
        <Box sx={{ width: 64 }}>
          <Skeleton width={36} height={16} sx={{ mb: '4px' }} />
          <Skeleton height={24} />
        </Box>
        <Skeleton height={56} />
      </Card>
      <Card sx={{ display: { xs: 'none', md: 'grid' }, gap: 2.5 }}>
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
