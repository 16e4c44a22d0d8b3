import { Box, Card, Divider, Heading, Skeleton } from 'shared-ui/core';
import { PaymentSkeleton } from '../features/pay-by-card/payment-skeleton.tsx';
import { asideColumn, mainColumn, twoColumns } from '../shared/two-columns.ts';
import { texts } from '../texts/en.ts';

/** The shape of a checkout with one line, its parts where they will stand. */
export function CheckoutSkeleton() {
  return (
    <Box sx={twoColumns}>
      <Box aria-hidden="true" sx={asideColumn}>
        <SummarySkeleton />
      </Box>
      <Card sx={mainColumn}>
        <PaymentSkeleton isFree={false} />
      </Card>
    </Box>
  );
}

/** The shape of what is paid for. */
export function SummarySkeleton() {
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} size={3}>
        {texts.checkout.summary}
      </Heading>
      <Skeleton height={67} />
      <Divider />
      <Skeleton height={25} />
      <Skeleton height={33} />
    </Card>
  );
}
