import { Box, Card, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { LineSkeletons } from '../../shared/line-skeletons.tsx';
import { twoColumns } from '../../shared/two-columns.ts';
import { texts as orderTexts } from '../../texts/order.ts';

/** The shape of an order of two bookings, with its tick and title, entry codes and payment. */
export function OrderSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 3, pt: { xs: 4, md: 6 } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton width={48} height={48} sx={{ borderRadius: '50%' }} />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Skeleton width="min(70%, 520px)" height={40} />
          <Skeleton width="60%" height={32} sx={{ display: { sm: 'none' } }} />
        </Box>
        <VisuallyHidden role="status">{orderTexts.confirmation.loading}</VisuallyHidden>
        <Skeleton width="min(70%, 300px)" height={24} sx={{ my: 1.25 }} />
        <Skeleton width={200} height={24} sx={{ my: 1.25 }} />
      </Box>
      <Box sx={twoColumns}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton width={160} height={28} />
          <LineSkeletons placeHeight={44}>
            <Skeleton height={68} sx={{ borderRadius: 'var(--ui-radius)' }} />
            <Skeleton height={48} />
          </LineSkeletons>
        </Box>
        <Card sx={{ display: 'grid', gap: 2 }}>
          <Skeleton width="50%" height={28} />
          <Skeleton height={24} />
          <Skeleton height={44} />
        </Card>
      </Box>
    </Box>
  );
}
