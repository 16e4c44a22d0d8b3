import type { Order } from 'shared-contracts/api/orders';
import { pence } from 'shared-contracts/money';
import { Text } from 'shared-ui/core';
import { Sums } from '../../shared/sums.tsx';
import { texts as orderTexts } from '../../texts/order.ts';

/** The VAT by rate where the server says it, else in all. */
function taxLines({ vat, tax, formattedTax }: Order): string[] {
  const words = orderTexts.confirmation;
  if (vat) return vat.map((each) => words.taxAt(each.formattedTax, each.percent, each.formattedGross));
  return pence(tax) > 0 ? [words.tax(formattedTax)] : [];
}

/** Under which name a card's statement has it, once for each name. */
function statementLines({ payments }: Order): string[] {
  const names = new Set(payments.flatMap(({ statementName }) => statementName ?? []));
  return [...names].map((name) => orderTexts.confirmation.onStatement(name));
}

/** Payments and total, as the server formats them. */
export function OrderPayments({ order }: { order: Order }) {
  return (
    <>
      <Sums
        sums={[
          ...order.payments.map(({ description, formattedAmount }) => ({
            label: description,
            amount: formattedAmount,
          })),
          { label: orderTexts.confirmation.total, amount: order.formattedTotal, isTotal: true },
        ]}
      />
      {[...statementLines(order), ...taxLines(order)].map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </>
  );
}
