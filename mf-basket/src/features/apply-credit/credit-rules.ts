import { type Cart, CREDIT_TYPES } from 'shared-contracts/api/basket';
import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { pence } from 'shared-contracts/money';

export type CreditType = (typeof CREDIT_TYPES)[number];

/** A kind of credit that a person may have pay for a basket; all amounts in pence. */
export interface UsableCredit {
  type: CreditType;
  available: number;
  /** The most of it that this basket can take. */
  most: number;
  /** What of it pays for the basket now. */
  applied: number;
}

/** What pays for a basket already, as the paying calls take it: credit, one tender of each kind (decisions 28). */
export function creditPayments({ payments }: Pick<Cart, 'payments'>): OfflinePayment[] {
  return payments.flatMap(({ tenderType, amount, creditType }) =>
    tenderType === 'credit' ? [{ tenderType, amount, ...(creditType && { creditType }) }] : [],
  );
}

/** What credit takes off the price of a basket, in pence. */
export function appliedCredit(cart: Pick<Cart, 'payments'>): number {
  return creditPayments(cart).reduce((sum, { amount }) => sum + pence(amount), 0);
}

/** The kinds of credit there is something to say about; one without a kind of its own is the general one. */
export function usableCredits(cart: Pick<Cart, 'credits' | 'payments'>): UsableCredit[] {
  return CREDIT_TYPES.map((type) => {
    const { totalAvailable, maxApplicable } = cart.credits[type];
    const own = cart.payments.filter(
      ({ tenderType, creditType = 'general' }) => tenderType === 'credit' && creditType === type,
    );
    return {
      type,
      available: pence(totalAvailable),
      most: pence(maxApplicable),
      applied: appliedCredit({ payments: own }),
    };
  }).filter(({ most, applied }) => most > 0 || applied > 0);
}
