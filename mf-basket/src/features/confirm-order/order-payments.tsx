import type { Order } from 'shared-contracts/api/orders';
import { pence } from 'shared-contracts/money';
import { Text } from 'shared-ui/core';
import { Sums } from '../../parts/sums.tsx';
import { texts } from '../../texts/en.ts';

/** What paid for it, and the total, as the server formats them. */
export function OrderPayments({ order }: { order: Order }) {
  return (
    <>
      <Sums
        sums={[
          ...order.payments.map(({ description, formattedAmount }) => ({
            label: description,
            amount: formattedAmount,
          })),
          { label: texts.confirmation.total, amount: order.formattedTotal, isTotal: true },
        ]}
      />
      {pence(order.tax) > 0 && (
        <Text size="small" tone="muted">
          {texts.confirmation.tax(order.formattedTax)}
        </Text>
      )}
    </>
  );
}
