import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CardProvider,
  type DomainEventBus,
  type Log,
  type LookupOutcome,
  NOT_CONFIGURED,
} from '../../platform/index.ts';
import { announceSettled } from './announce-settled.ts';
import { type ProviderQuery, queryProvider } from './query-provider.ts';
import { recordOutcome } from './record-outcome.ts';
import { recordStep } from './steps.ts';
import { advance, type Payment } from './store.ts';

/** Dependencies of settling a payment. */
export interface Settling extends ProviderQuery {
  log: Log;
  events: DomainEventBus;
  /** Has queued mail sent at once. */
  wakeMail: () => void;
}

/** A payment just made can be invisible at the provider for a second. */
const LOOKUP_DELAYS_MS = [0, 400, 800];

/** Asks the provider about a payment, again while it is not visible yet. */
export async function lookUpWithRetries(
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
export async function refreshPayment(settling: ProviderQuery, payment: Payment): Promise<Payment> {
  if (payment.status !== 'processing') return payment;
  const finding = await queryProvider(settling, payment);
  return recordOutcome(settling.db, payment, finding, settling.now());
}

/**
 * The outcome of a refused void, by the provider's books: an earlier one may have arrived and its answer have been
 * lost. `null` when they cannot be read now, so that the void is requested again.
 */
async function afterRefusedVoid({ merchants }: ProviderQuery, payment: Payment) {
  const answer = await merchants.of(payment.merchant).transactionLookup.find(payment.id);
  if (answer.kind === 'found' && answer.entry.state === 'voided') return 'voided' as const;
  if (answer.kind === 'found' && answer.entry.state === 'settled') return 'refund-decided' as const;
  // Without access to the books a first refusal means that the day of the payment is over.
  const hasNoBooks = answer.kind === 'unavailable' && answer.reason === NOT_CONFIGURED;
  return hasNoBooks && payment.voidSentAt === null ? ('refund-decided' as const) : null;
}

/**
 * Gives an authorised payment back. It cannot become an order from the first statement on. A void that comes too late is
 * a refund from then on; when the provider cannot be reached it stays as it is, and the settling tries again. Answers
 * the payment as it then is.
 */
export async function voidPayment(settling: Settling, payment: Payment): Promise<Payment> {
  const { db, merchants, now, events, wakeMail } = settling;
  const claimed =
    payment.status === 'voiding' ? payment : await advance(db, payment.id, 'void-decided', now());
  if (!claimed || claimed.providerTransactionId === null) return payment;
  await db.updateTable('payments').set({ voidSentAt: now() }).where('id', '=', claimed.id).execute();
  const { cardProvider } = merchants.of(claimed.merchant);
  const outcome = await cardProvider.voidPayment(claimed.providerTransactionId);
  const result = outcome.kind === 'refused' ? outcome.reason : outcome.kind;
  await recordStep(db, { paymentId: claimed.id }, { step: 'void', result, at: now() });
  if (outcome.kind === 'unknown') return claimed;
  const event = outcome.kind === 'voided' ? 'voided' : await afterRefusedVoid(settling, claimed);
  if (event === null) return claimed;
  const moved = await db.transaction().execute(async (tx) => {
    const change = event === 'refund-decided' ? { returnCode: randomUUID() } : {};
    const after = await advance(tx, claimed.id, event, now(), change);
    if (after && event === 'voided') await announceSettled(tx, events, after, 'returned', now());
    return after;
  });
  wakeMail();
  return moved ?? claimed;
}
