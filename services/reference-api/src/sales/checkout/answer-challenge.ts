import { recordOutcome } from '../payments/record-outcome.ts';
import { lookUpWithRetries, type Settling } from '../payments/settle.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';
import { endStaleChallenge } from './end-challenge.ts';

/**
 * Hands the bank's answer to the provider and writes down what it decided. The payment is `processing` in the meantime, so
 * that a crash leaves something to ask about. The same answer again, from a page sent twice, asks and changes nothing.
 * An answer about an amount that is no longer to pay is not handed over.
 */
export async function answerChallenge(
  settling: Settling,
  payment: Payment,
  challengeResponse: string,
): Promise<Payment> {
  const { db, merchants, now } = settling;
  const { cardProvider } = merchants.of(payment.merchant);
  const { providerTransactionId } = payment;
  if (providerTransactionId === null) return payment;
  // The answer is kept first: should the provider not hear it, it is handed over again.
  const sca = JSON.stringify({ ...payment.sca, response: challengeResponse });
  const claimed = await db.transaction().execute(async (tx) => {
    const { status } = await endStaleChallenge(tx, payment, now());
    return status === 'failed' ? undefined : advance(tx, payment.id, 'challenge-answered', now(), { sca });
  });
  if (!claimed && payment.status !== 'processing') return (await findPayment(db, payment.id)) ?? payment;

  const answered = claimed
    ? await cardProvider.answerChallenge(providerTransactionId, challengeResponse)
    : undefined;
  const isDecided = answered?.kind === 'authorised' || answered?.kind === 'declined';
  const outcome = isDecided ? answered : await lookUpWithRetries(cardProvider, providerTransactionId);
  return recordOutcome(db, claimed ?? payment, outcome, now());
}
