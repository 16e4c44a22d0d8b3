import { Container, PageHeader, Stack } from 'shared-ui/core';
import { DirectDebit } from '../features/see-my-payments/direct-debit.tsx';
import { PaidOrders } from '../features/see-my-payments/paid-orders.tsx';
import { texts } from '../texts/en.ts';

/** What the person pays by Direct Debit, and what they have paid. */
export default function PaymentsScreen() {
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.payments.title} />
      <Stack spacing={4}>
        <DirectDebit />
        <PaidOrders />
      </Stack>
    </Container>
  );
}
