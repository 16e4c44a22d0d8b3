import { Box, Card, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { twoColumns } from '../parts/two-columns.ts';
import { texts } from '../texts/en.ts';
import { CheckoutHeader } from './checkout-header.tsx';

export function CheckoutSkeleton() {
  return (
    <>
      <CheckoutHeader />
      <Box aria-busy="true" sx={twoColumns}>
        <VisuallyHidden role="status">{texts.checkout.loading}</VisuallyHidden>
        <Card sx={{ display: 'grid', gap: 3 }}>
          <Skeleton width="40%" height={28} />
          <Skeleton height={50} />
          <Skeleton height={50} />
          <Skeleton height={50} />
        </Card>
        <Card sx={{ display: 'grid', gap: 2 }}>
          <Skeleton width="50%" height={24} />
          <Skeleton />
          <Skeleton />
        </Card>
      </Box>
    </>
  );
}
