import type { Kysely } from 'kysely';
import type { ChargedCard, Database, PaymentOutcome } from '../../platform/index.ts';
import { cardDescription, formatExpiry } from './card-words.ts';
import type { Finding } from './query-provider.ts';
import { hasNeverArrived } from './step-times.ts';
import { advance, findPayment, newChallengeSession, type Payment, type StoredChallenge } from './store.ts';

/** Reason of a payment that failed before it reached the provider. */
const NEVER_ARRIVED = 'never arrived';

/** The name on a saved card is the person's own: the one typed with the card is not kept. */
async function saveCard(
  tx: Kysely<Database>,
  payment: Payment,
  card: ChargedCard | null,
  now: Date,
): Promise<void> {
  if (!payment.saveCard || !card || card.reusableIdentifier === null) return;
  const person = await tx
    .selectFrom('people')
    .select(['firstName', 'lastName'])
    .where('id', '=', payment.personId)
    .executeTakeFirstOrThrow();
  const details = {
    cardType: card.type,
    lastFourDigits: card.lastFourDigits,
    cardHolderName: `${person.firstName} ${person.lastName}`,
    expiryDate: formatExpiry(card.expiryDate),
    merchant: payment.merchant,
    createdAt: now,
  };
  const { tenantId, personId } = payment;
  await tx
    .insertInto('savedCards')
    .values({ ...details, tenantId, personId, externalIdentifier: card.reusableIdentifier })
    .onConflict((conflict) => conflict.columns(['personId', 'externalIdentifier']).doUpdateSet(details))
    .execute();
}

async function apply(
  tx: Kysely<Database>,
  payment: Payment,
  outcome: PaymentOutcome | Finding,
  now: Date,
): Promise<Payment | undefined> {
  switch (outcome.kind) {
    case 'authorised': {
      const authorised = await advance(tx, payment.id, 'authorised', now, {
        providerTransactionId: outcome.transactionId,
        cardDescription: cardDescription(outcome.card),
      });
      if (authorised) await saveCard(tx, authorised, outcome.card, now);
      return authorised;
    }
    case 'challenge': {
      const sca: StoredChallenge = { url: outcome.acsUrl, request: outcome.challengeRequest };
      return advance(tx, payment.id, 'challenged', now, {
        providerTransactionId: outcome.transactionId,
        sca: JSON.stringify(sca),
        threeDsSession: newChallengeSession(),
      });
    }
    case 'declined':
      return advance(tx, payment.id, 'declined', now, {
        failure: outcome.reason,
        ...(outcome.transactionId && { providerTransactionId: outcome.transactionId }),
      });
    case 'unavailable':
      return advance(tx, payment.id, 'declined', now, { failure: `unavailable: ${outcome.reason}` });
    case 'absent':
      // A payment sent a moment ago may still be on its way.
      return hasNeverArrived(payment.sentAt, now)
        ? advance(tx, payment.id, 'declined', now, { failure: NEVER_ARRIVED })
        : undefined;
    case 'unclear':
    case 'undecided':
    case 'unknown':
      return undefined;
  }
}

/**
 * Records the provider's answer. One that is late or empty changes nothing.
 * Returns the payment as it is afterwards.
 */
export async function recordOutcome(
  db: Kysely<Database>,
  payment: Payment,
  outcome: PaymentOutcome | Finding,
  now: Date,
): Promise<Payment> {
  const changed = await db.transaction().execute((tx) => apply(tx, payment, outcome, now));
  return changed ?? (await findPayment(db, payment.id)) ?? payment;
}
