import { useRef } from 'react';
import { paymentsToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { useApiQuery, useSession } from 'shared-platform';
import { Card, Container, EmptyState, PageHeader, Stack, Text } from 'shared-ui/core';
import { PaymentRow } from '../features/sort-out-payments/payment-row.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { NotAllowed } from '../shared/not-allowed.tsx';
import { texts } from '../texts/sort-out-payments.ts';

/** Card payments that need a person, for staff at the front of house. The server refuses everyone else. */
export default function PaymentsToSortOutScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container sx={{ paddingBlockEnd: 8 }}>
      {user.isStaff ? (
        <PaymentsToSortOut />
      ) : (
        <NotAllowed title={texts.staffOnlyTitle}>{texts.staffOnlyText}</NotAllowed>
      )}
    </Container>
  );
}

function PaymentsToSortOut() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useApiQuery(paymentsToSortOut, {}, { staleTime: 0 });
  return (
    <>
      <PageHeader title={texts.title} titleRef={title} lead={texts.lead} />
      <PaymentList query={query} onSortedOut={() => title.current?.focus()} />
    </>
  );
}

interface ListProps {
  query: ReturnType<typeof useApiQuery<typeof paymentsToSortOut>>;
  onSortedOut(): void;
}

function PaymentList({ query: { state, data, error, reload }, onSortedOut }: ListProps) {
  if (state === 'loading') return <CardSkeleton label={texts.loading} />;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  if (data.payments.length === 0) {
    return (
      <Card padding="none">
        <EmptyState icon="success" level={2} title={texts.emptyTitle}>
          {texts.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack spacing={3}>
      {data.payments.map((payment, index) => (
        <PaymentRow key={payment.id} payment={payment} isNext={index === 0} onSortedOut={onSortedOut} />
      ))}
      {data.hasMore && <Text tone="muted">{texts.more}</Text>}
    </Stack>
  );
}
