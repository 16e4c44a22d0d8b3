import { Box, Card, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

export function OrderSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 3, pt: 6 }}>
      <VisuallyHidden role="status">{orderTexts.confirmation.loading}</VisuallyHidden>
      <Skeleton width="70%" height={44} />
      <Skeleton width="40%" height={28} />
      <Card sx={{ display: 'grid', gap: 1.5 }}>
        <Skeleton width="60%" height={24} />
        <Skeleton width="50%" />
        <Skeleton width="35%" />
      </Card>
    </Box>
  );
}
