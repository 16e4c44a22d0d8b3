import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CardProvider, Database, Log, LookupOutcome } from '../../platform/index.ts';
import { recordOutcome } from './record-outcome.ts';
import { advance, type Payment } from './store.ts';

/** What settling a payment takes. */
export interface Settling {
  db: Kysely<Database>;
  cardProvider: CardProvider;
  log: Log;
  now: () => Date;
}

/** The provider's answer to a void of a payment that is not charged: it was given back before. */
const NOT_CHARGED = '1014';

/** A payment just made can be invisible at the provider for a second. */
const LOOKUP_DELAYS_MS = [0, 400, 800];

/** Asks the provider about a payment, again while it is not visible yet. */
export async function lookUpPatiently(
  cardProvider: CardProvider,
  transactionId: string,
): Promise<LookupOutcome> {
  let outcome: LookupOutcome = { kind: 'unknown' };
  for (const delay of LOOKUP_DELAYS_MS) {
    await wait(delay);
    outcome = await cardProvider.lookUp(transactionId);
    if (outcome.kind === 'authorised' || outcome.kind === 'declined') return outcome;
  }
  return outcome;
}

/** Brings a payment whose outcome is not known here up to date, where the provider can be asked. */
export async function refreshPayment(
  { db, cardProvider, now }: Settling,
  payment: Payment,
): Promise<Payment> {
  if (payment.status !== 'processing' || payment.providerTransactionId === null) return payment;
  return recordOutcome(db, payment, await cardProvider.lookUp(payment.providerTransactionId), now());
}

/**
 * Gives an authorised payment back. It cannot become an order from the first statement on; when the provider can
 * not be reached it stays `voiding`, and the sweep tries again.
 */
export async function voidPayment({ db, cardProvider, log, now }: Settling, payment: Payment): Promise<void> {
  const isClaimed =
    payment.status === 'voiding' || (await advance(db, payment.id, 'void-decided', now())) !== undefined;
  if (!isClaimed || payment.providerTransactionId === null) return;
  const outcome = await cardProvider.voidPayment(payment.providerTransactionId);
  const isBack = outcome.kind === 'voided' || (outcome.kind === 'refused' && outcome.reason === NOT_CHARGED);
  if (isBack) {
    await advance(db, payment.id, 'voided', now());
  } else if (outcome.kind === 'refused') {
    await db
      .updateTable('payments')
      .set({ failure: `void refused: ${outcome.reason}` })
      .where('id', '=', payment.id)
      .execute();
    log.error('The provider will not void a payment. It has to be refunded by hand.', {
      payment: payment.id,
      code: outcome.reason,
    });
  }
}
