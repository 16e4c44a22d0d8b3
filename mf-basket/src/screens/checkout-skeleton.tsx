import { Box, Card, Divider, Heading, Skeleton } from 'shared-ui/core';
import { PaymentSkeleton } from '../features/pay-by-card/payment-skeleton.tsx';
import { asideColumn, mainColumn, twoColumns } from '../shared/two-columns.ts';
import { texts } from '../texts/en.ts';

/** The shape of a checkout with one line, its parts where they will stand. */
export function CheckoutSkeleton() {
  return (
    <Box sx={twoColumns}>
      <Box aria-hidden="true" sx={asideColumn}>
        <FoldedSkeleton />
        <SummarySkeleton isOnPhone={false} />
      </Box>
      <Card sx={mainColumn}>
        <PaymentSkeleton isFree={false} />
      </Card>
    </Box>
  );
}

/** The shape of a summary that is folded on a phone. */
function FoldedSkeleton() {
  return (
    <Card sx={{ display: { xs: 'flex', md: 'none' }, justifyContent: 'space-between' }}>
      <Heading level={2} size={3}>
        {texts.checkout.summary}
      </Heading>
      <Skeleton width={24} height={24} />
    </Card>
  );
}

/** The shape of what is paid for. @param isOnPhone false if another shape is shown there */
export function SummarySkeleton({ isOnPhone = true }: { isOnPhone?: boolean }) {
  return (
    <Card sx={{ display: isOnPhone ? 'grid' : { xs: 'none', md: 'grid' }, gap: 2 }}>
      <Heading level={2} size={3}>
        {texts.checkout.summary}
      </Heading>
      <Box sx={{ display: 'grid', gap: '4px' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Skeleton width="50%" height={22} />
          <Skeleton width={48} height={22} />
        </Box>
        <Skeleton width="75%" height={18} />
        <Skeleton width="60%" height={18} />
      </Box>
      <Divider />
      <Skeleton height={25} />
      <Skeleton height={33} />
    </Card>
  );
}
