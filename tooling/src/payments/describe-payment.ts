import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';

const who = ({ person }: PaymentToSortOut) => (person ? `${person.name} (${person.reference})` : 'unknown');

/** One line a payment, the oldest first. */
export function listPayments({
  payments,
  hasMore,
}: {
  payments: PaymentToSortOut[];
  hasMore: boolean;
}): string[] {
  if (payments.length === 0) return ['No payments to sort out.'];
  const lines = payments.map((payment) =>
    [payment.id, payment.foundAt, payment.formattedAmount, payment.kind, who(payment)].join('  '),
  );
  return hasMore ? [...lines, 'There are more.'] : lines;
}

/** Everything that is known of one. */
export function describePayment(payment: PaymentToSortOut): string[] {
  const { reference, transactionId, card, orderReference, known, tried, resolutions, settled } = payment;
  const facts: [string, string | null][] = [
    ['Payment', `${payment.formattedAmount} from ${who(payment)}`],
    ['Known', known],
    ['Reference', reference],
    ['Number', transactionId],
    ['Card', card],
    ['Order', orderReference],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])),
    ...tried.map(({ at, text }) => `  ${at}  ${text}`),
    settled
      ? `Sorted out: ${settled.resolution} on ${settled.at} by ${settled.by ?? 'the system'}: ${settled.note}`
      : `Can be settled by: ${resolutions.join(', ')}`,
  ];
}
