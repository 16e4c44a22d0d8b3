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
  /** The part of it that pays for the basket now. */
  applied: number;
}

/** Payments already in a basket, as the paying calls take them: credit, one tender of each kind (decisions 28). */
export function creditPayments({ payments }: Pick<Cart, 'payments'>): OfflinePayment[] {
  return payments.flatMap(({ tenderType, amount, creditType }) =>
    tenderType === 'credit' ? [{ tenderType, amount, ...(creditType && { creditType }) }] : [],
  );
}

/** The part of a basket's price that credit pays, in pence. */
export function appliedCredit(cart: Pick<Cart, 'payments'>): number {
  return creditPayments(cart).reduce((sum, { amount }) => sum + pence(amount), 0);
}

/**
 * Names of the bookings that membership credit can pay for, where they are not the whole basket; none where the server
 * counts in another way.
 */
export function coveredNames(
  { items, totals, selectedUserId }: Pick<Cart, 'items' | 'totals' | 'selectedUserId'>,
  { type, most }: UsableCredit,
): string[] {
  if (type !== 'membership' || most >= pence(totals.total)) return [];
  const own = items.filter(
    (item) => item.type === 'activity' && item.purchasedFor.id === selectedUserId && pence(item.price) > 0,
  );
  return own.reduce((sum, { price }) => sum + pence(price), 0) === most ? own.map(({ name }) => name) : [];
}

/** The kinds of credit there is something to say about; one without its own kind is the general one. */
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
