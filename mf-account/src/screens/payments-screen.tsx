import { useSession } from 'shared-platform';
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
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.payments.title} />
      {user ? (
        <InOrder spacing={4}>
          {user.hasOutstandingPenalties && <PayPenalties user={user} />}
          <DirectDebit
            hasInstruction={user.hasInstruction}
            renderAction={(purpose) => <ReplaceAccount purpose={purpose} />}
          />
          <PaidOrders />
        </InOrder>
      ) : (
        <CardSkeleton label={texts.payments.loading} shape="rows" />
      )}
    </Container>
  );
}
