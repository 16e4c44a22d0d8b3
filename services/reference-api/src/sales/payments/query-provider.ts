import type { Kysely } from 'kysely';
import {
  type Database,
  type LedgerEntry,
  type LookupOutcome,
  type Merchants,
  NOT_CONFIGURED,
} from '../../platform/index.ts';
import type { Payment } from './store.ts';

/** Dependencies of a look-up at the provider. */
export interface ProviderQuery {
  db: Kysely<Database>;
  merchants: Merchants;
  now: () => Date;
}

/**
 * The provider's record of a payment. `absent`: it has nothing under our reference. `unclear`: it could not be
 * reached, or a person has to read its answer.
 */
export type Finding =
  | LookupOutcome
  | { kind: 'absent' }
  /** `isFinal`: asking again would tell the same. */
  | { kind: 'unclear'; reason: string; isFinal: boolean };

/** The reason why an entry of the books cannot be this payment; `null` if there is none. */
function strangeness(entry: LedgerEntry, payment: Pick<Payment, 'amountPence'>): string | null {
  if (entry.kind !== 'payment') return 'not a payment';
  if (entry.amountPence !== payment.amountPence) return 'another amount';
  return entry.state === 'unclear' ? `state ${entry.stateNumber}` : null;
}

/**
 * The outcome that an entry in the books decides by itself. A charge is taken from the published interface only.
 * A challenge charges nothing: no one can answer it without the bank's address, which was in the lost answer.
 */
function decide(entry: LedgerEntry, payment: Pick<Payment, 'sca'>): Finding | null {
  const { transactionId, state, stateNumber } = entry;
  const isUnanswerable = state === 'at-bank' && payment.sca === null;
  if (state === 'declined' || state === 'voided' || isUnanswerable) {
    return { kind: 'declined', transactionId, reason: `state ${stateNumber}` };
  }
  return state === 'settled' ? null : { kind: 'undecided' };
}

/**
 * Asks how a payment ended: by the provider's own number where it is known, else by our reference in the provider's
 * books, which give the number.
 */
export async function queryProvider(asking: ProviderQuery, payment: Payment): Promise<Finding> {
  const { db, merchants } = asking;
  const { cardProvider, transactionLookup } = merchants.of(payment.merchant);
  if (payment.providerTransactionId !== null) return cardProvider.lookUp(payment.providerTransactionId);
  const answer = await transactionLookup.find(payment.id);
  if (answer.kind === 'unavailable') {
    const { reason } = answer;
    return { kind: 'unclear', reason, isFinal: reason === NOT_CONFIGURED };
  }
  if (answer.kind === 'absent') return answer;
  const strange = strangeness(answer.entry, payment);
  if (strange) return { kind: 'unclear', reason: strange, isFinal: true };
  const decided = decide(answer.entry, payment);
  if (decided) return decided;
  const { transactionId } = answer.entry;
  await db
    .updateTable('payments')
    .set({ providerTransactionId: transactionId })
    .where('id', '=', payment.id)
    .where('providerTransactionId', 'is', null)
    .execute();
  return cardProvider.lookUp(transactionId);
}
