import type { CardProvider } from './card-provider.ts';
import { noTransactionLookup, type TransactionLookup } from './transaction-lookup.ts';

/** A merchant account at the card provider: what it charges, and its books. */
export interface Merchant {
  cardProvider: CardProvider;
  transactionLookup: TransactionLookup;
}

/** The merchant accounts of an installation. */
export interface Merchants {
  /**
   * The account of a vendor name; `null` is that of the installation. One that is not configured any more moves no
   * money and says so, so that its payments go to a person.
   */
  of(name: string | null): Merchant;
  /** Vendor names of all of them, the installation's as `null` first. */
  names: readonly (string | null)[];
}

/** Reason that an account moves no money. */
export const NO_ACCOUNT = 'no merchant account';

const unavailable = { kind: 'unavailable', reason: NO_ACCOUNT } as const;
const unknown = { kind: 'unknown' } as const;

const noMerchant: Merchant = {
  cardProvider: {
    openSession: async () => null,
    pay: async () => unavailable,
    answerChallenge: async () => unknown,
    lookUp: async () => unknown,
    voidPayment: async () => unknown,
    refund: async () => unavailable,
    forgetCard: async () => false,
  },
  transactionLookup: noTransactionLookup,
};

/**
 * @param own the account that tenants without one of their own are paid into
 * @param others those of tenants, by vendor name
 */
export function createMerchants(own: Merchant, others: ReadonlyMap<string, Merchant> = new Map()): Merchants {
  return {
    of: (name) => (name === null ? own : (others.get(name) ?? noMerchant)),
    names: [null, ...others.keys()],
  };
}
