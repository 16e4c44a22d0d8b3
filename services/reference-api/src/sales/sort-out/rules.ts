import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import type { PaymentState } from '../../platform/index.ts';

type Kind = PaymentToSortOut['kind'];
type Resolution = PaymentToSortOut['resolutions'][number];

export interface ProblemFacts {
  kind: Kind;
  /** State of the payment it is about; `null` where there is none of ours. */
  status: PaymentState | null;
  /** True if the provider's own number of the payment is known. */
  hasTransactionId: boolean;
}

const withRefund = (facts: ProblemFacts, ...others: Resolution[]): Resolution[] =>
  facts.hasTransactionId ? ['refund', ...others] : others;

/** Possible actions on a payment, likeliest first. One that has ended in the meantime can only be noted. */
export function resolutionsOf(facts: ProblemFacts): Resolution[] {
  const { kind, status } = facts;
  switch (kind) {
    case 'outcome-unknown':
      return status === 'processing'
        ? ['try-again', 'nothing-charged', ...withRefund(facts, 'returned-by-hand')]
        : ['noted'];
    case 'not-returned':
      if (status === 'voiding') return ['try-again', ...withRefund(facts, 'returned-by-hand')];
      return status === 'refunding' ? ['try-again', 'returned-by-hand'] : ['noted'];
    case 'refund-not-made':
      return ['try-again', 'returned-by-hand', 'noted'];
    case 'charge-without-order':
      return status === 'failed' ? withRefund(facts, 'returned-by-hand', 'noted') : ['noted'];
    default:
      return ['noted'];
  }
}
