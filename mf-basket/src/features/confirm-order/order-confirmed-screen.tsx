import { order } from 'shared-contracts/api/orders';
import { useApiQuery, useScreenTitle } from 'shared-platform';
import { useParams } from 'shared-platform/router';
import { Container } from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts as orderTexts } from '../../texts/order.ts';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { OrderRefused } from './order-refused.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export default function OrderConfirmedScreen() {
  useScreenTitle(orderTexts.confirmation.title);
  const { orderId = '' } = useParams();
  const query = useApiQuery(order, { params: { orderId } });
  return (
    <Container width="reading" sx={{ pb: 8 }}>
      <OrderStates query={query} />
    </Container>
  );
}

function OrderStates({ query }: { query: ReturnType<typeof useApiQuery<typeof order>> }) {
  if (query.data) return <ConfirmedOrder order={query.data} />;
  if (query.state === 'loading') return <OrderSkeleton />;
  if (query.error?.kind === 'not-found') {
    return <OrderRefused title={orderTexts.confirmation.notFoundTitle} message={query.error.message} />;
  }
  if (query.error?.kind === 'forbidden') {
    return <OrderRefused title={orderTexts.confirmation.forbiddenTitle} message={query.error.message} />;
  }
  return (
    <LoadFailure
      title={orderTexts.confirmation.failedTitle}
      message={query.error?.message}
      onRetry={query.reload}
    />
  );
}
