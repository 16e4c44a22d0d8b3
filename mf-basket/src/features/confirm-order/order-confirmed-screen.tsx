import { order } from 'shared-contracts/api/orders';
import { useApiQuery, useScreenTitle } from 'shared-platform';
import { useParams } from 'shared-platform/router';
import { Container } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { OrderNotShown } from './order-not-shown.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export default function OrderConfirmedScreen() {
  useScreenTitle(orderTexts.confirmation.title);
  const { orderId = '' } = useParams();
  const query = useApiQuery(order, { params: { orderId } });
  return (
    <Container sx={{ pb: 8 }}>
      <OrderStates query={query} />
    </Container>
  );
}

function OrderStates({ query }: { query: ReturnType<typeof useApiQuery<typeof order>> }) {
  if (query.data) return <ConfirmedOrder order={query.data} />;
  if (query.state === 'loading') return <OrderSkeleton />;
  return <OrderNotShown cause={causeOf(query.error?.kind)} onRetry={query.reload} />;
}

function causeOf(kind: string | undefined) {
  if (kind === 'not-found') return 'missing';
  return kind === 'forbidden' ? 'forbidden' : 'order';
}
