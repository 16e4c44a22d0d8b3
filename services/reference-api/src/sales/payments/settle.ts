import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CardProvider, DomainEventBus, Log, LookupOutcome } from '../../platform/index.ts';
import { type Asking, askProvider } from './ask-provider.ts';
import { recordOutcome } from './record-outcome.ts';
import { noteStep } from './steps.ts';
import { advance, type Payment } from './store.ts';
import { tellSettled } from './tell-settled.ts';

/** What settling a payment takes. */
export interface Settling extends Asking {
  log: Log;
  events: DomainEventBus;
  /** Has queued mail sent at once. */
  wakeMail: () => void;
}

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
export async function refreshPayment(settling: Asking, payment: Payment): Promise<Payment> {
  if (payment.status !== 'processing') return payment;
  const finding = await askProvider(settling, payment);
  return recordOutcome(settling.db, payment, finding, settling.now());
}

/** Whether a payment whose void was refused is void all the same; `null` when the provider's books do not say. */
async function isVoided({ transactionLookup }: Asking, payment: Payment): Promise<boolean | null> {
  const answer = await transactionLookup.find(payment.id);
  if (answer.kind !== 'found') return null;
  const { state } = answer.entry;
  return state === 'voided' || state === 'settled' ? state === 'voided' : null;
}

/** The event that a refused void leads to; `null` when it has to be asked again. */
async function afterRefusedVoid(settling: Settling, payment: Payment) {
  // Refused the first time it was asked for: the day it was made on is over, so that it is refunded.
  if (payment.voidSentAt === null) return 'refund-decided' as const;
  const voided = await isVoided(settling, payment);
  if (voided === null) return null;
  return voided ? ('voided' as const) : ('refund-decided' as const);
}

/**
 * Gives an authorised payment back. It cannot become an order from the first statement on. A void that comes too late is
 * a refund from then on; when the provider cannot be reached it stays as it is, and the settling tries again. Answers
 * the payment as it then is.
 */
export async function voidPayment(settling: Settling, payment: Payment): Promise<Payment> {
  const { db, cardProvider, now, events, wakeMail } = settling;
  const claimed =
    payment.status === 'voiding' ? payment : await advance(db, payment.id, 'void-decided', now());
  if (!claimed || claimed.providerTransactionId === null) return payment;
  await db.updateTable('payments').set({ voidSentAt: now() }).where('id', '=', claimed.id).execute();
  const outcome = await cardProvider.voidPayment(claimed.providerTransactionId);
  const result = outcome.kind === 'refused' ? outcome.reason : outcome.kind;
  await noteStep(db, { paymentId: claimed.id }, { step: 'void', result, at: now() });
  if (outcome.kind === 'unknown') return claimed;
  const event = outcome.kind === 'voided' ? 'voided' : await afterRefusedVoid(settling, claimed);
  if (event === null) return claimed;
  const moved = await db.transaction().execute(async (tx) => {
    const change = event === 'refund-decided' ? { returnCode: randomUUID() } : {};
    const after = await advance(tx, claimed.id, event, now(), change);
    if (after && event === 'voided') await tellSettled(tx, events, after, 'returned', now());
    return after;
  });
  wakeMail();
  return moved ?? claimed;
}
