import { mandate, paidOrders } from 'shared-contracts/api/payments';
import { useApiQuery, useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { PayPenalties } from '../features/pay-penalties/pay-penalties.tsx';
import { ReplaceAccount } from '../features/replace-account/replace-account.tsx';
import { DirectDebit } from '../features/see-my-payments/direct-debit.tsx';
import { PaidOrders } from '../features/see-my-payments/paid-orders.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { InOrder } from '../shared/in-order.tsx';
import { texts } from '../texts/en.ts';

/** Charges, Direct Debit and past payments of the person. */
export default function PaymentsScreen() {
  const { user } = useSession();
  const debit = useApiQuery(mandate, {}, { enabled: user !== null });
  const orders = useApiQuery(paidOrders, {}, { enabled: user !== null });
  // One notice is enough for both.
  const haveBothFailed = debit.state === 'error' && orders.state === 'error';
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.payments.title} />
      {user ? (
        <InOrder spacing={4}>
          {user.hasOutstandingPenalties && <PayPenalties user={user} />}
          {!haveBothFailed && (
            <DirectDebit
              hasInstruction={user.hasInstruction}
              renderAction={(purpose, onTyping) => <ReplaceAccount purpose={purpose} onTyping={onTyping} />}
            />
          )}
          <PaidOrders onRetry={haveBothFailed ? debit.reload : undefined} />
        </InOrder>
      ) : (
        <CardSkeleton label={texts.payments.loading} shape="rows" />
      )}
    </Container>
  );
}
