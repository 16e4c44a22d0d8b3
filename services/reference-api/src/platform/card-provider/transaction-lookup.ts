/** The fate of a transaction by the provider's books. */
export type LedgerState =
  /** Money was taken, or for a refund given back. */
  | 'settled'
  /** The bank or the provider refused it, or it ran out: no money moved. */
  | 'declined'
  /** Taken, and voided since: no money moves. */
  | 'voided'
  /** The provider waits for the cardholder to answer their bank. */
  | 'at-bank'
  /** Still being decided. */
  | 'pending'
  /** A state this service does not know how to read. */
  | 'unclear';

/** A transaction as the provider has it in its books. */
export interface LedgerEntry {
  /** Our own reference. */
  code: string;
  transactionId: string;
  kind: 'payment' | 'refund' | 'other';
  state: LedgerState;
  /** The provider's own number of the state, for people to look at. */
  stateNumber: string;
  amountPence: number;
  currency: string;
}

/** `absent`: the provider has nothing under that reference. `unavailable`: it could not be asked, or gave no clear answer. */
export type LookupAnswer =
  | { kind: 'found'; entry: LedgerEntry }
  | { kind: 'absent' }
  | { kind: 'unavailable'; reason: string };

/** A line of the provider's list of a day. */
export type ListedTransaction = Pick<LedgerEntry, 'code' | 'transactionId' | 'amountPence' | 'currency'>;

/** Reads the provider's books by our own reference. Nothing here throws: every ending is a value. */
export interface TransactionLookup {
  find(code: string): Promise<LookupAnswer>;
  /** Every successful transaction of a kind in a span of time; `null` when the books could not be read. */
  list(kind: 'payment' | 'refund', from: Date, until: Date): Promise<ListedTransaction[] | null>;
}

/** Reason that there is no answer if no one has given access. */
export const NOT_CONFIGURED = 'not configured';

/** For an installation that has no access to the books: whatever has no known end is for a person to look at. */
export const noTransactionLookup: TransactionLookup = {
  find: async () => ({ kind: 'unavailable', reason: NOT_CONFIGURED }),
  list: async () => null,
};
