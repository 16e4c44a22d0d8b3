import { randomInt, randomUUID } from 'node:crypto';
import { type AuthenticationStatus, STATUS_OF_OUTCOME } from '../bank/authentication-outcome.ts';
import { checkAddressAndCode, NOT_CHECKED } from '../bank/avs-cvc-check.ts';
import { ProviderError, refuseFields } from '../protocol/errors.ts';
import type { Provider } from '../state/provider.ts';
import type { Challenge, Transaction } from '../state/transaction.ts';
import { type ChosenCard, findCard } from './card-of-payment.ts';
import type { Payment } from './payment.ts';
import { findPaymentProblems, requiresAuthentication, settle } from './payment-rules.ts';

const CHALLENGE_LIFETIME_MS = 20 * 60_000;

/**
 * Takes a payment: decides it at once, or leaves it waiting for its challenge.
 * The key and a card for one use are spent; the vendorTxCode is taken for good.
 * @throws {ProviderError} when the payment is refused before it becomes a transaction.
 */
export function takePayment(payment: Payment, vendorName: string, provider: Provider): Transaction {
  if (payment.transactionType !== 'Payment') throw new ProviderError('typeNotSupported');
  const [first, ...rest] = findPaymentProblems(payment);
  if (first) throw refuseFields(first, ...rest);
  if (provider.ledger.hasVendorTxCode(vendorName, payment.vendorTxCode)) {
    throw refuseFields({ error: 'vendorTxCodeUsed', property: 'vendorTxCode' });
  }
  const chosen = findCard(payment, vendorName, provider);
  const transaction = newTransaction(payment, chosen, provider.now());
  provider.sessionKeys.remove(chosen.key);
  provider.ledger.add(transaction);
  authenticate(transaction, payment, provider);
  return transaction;
}

/** Decides a payment whose authentication is known, and keeps the card if that was asked for. */
export function concludePayment(
  transaction: Transaction,
  status: AuthenticationStatus,
  { ledger }: Provider,
): void {
  transaction.authenticationStatus = status;
  transaction.result = settle(transaction, status, () => String(randomInt(10_000_000, 100_000_000)));
  if (transaction.savesCard && transaction.result.status === 'Ok') ledger.keepCard(transaction.card);
}

function authenticate(transaction: Transaction, payment: Payment, provider: Provider): void {
  const { authentication } = transaction.card;
  const sca = payment.strongCustomerAuthentication;
  if (!requiresAuthentication(payment) || !sca) {
    concludePayment(transaction, 'NotChecked', provider);
  } else if (authentication === 'challenge') {
    transaction.challenge = newChallenge(sca, provider.now());
  } else {
    concludePayment(transaction, STATUS_OF_OUTCOME[authentication], provider);
  }
}

function newChallenge(sca: NonNullable<Payment['strongCustomerAuthentication']>, now: number): Challenge {
  return {
    acsTransId: randomUUID(),
    dsTransId: randomUUID(),
    threeDSServerTransId: randomUUID(),
    notificationUrl: sca.notificationURL,
    windowSize: sca.challengeWindowSize,
    expiresAt: now + CHALLENGE_LIFETIME_MS,
  };
}

function newTransaction(payment: Payment, chosen: ChosenCard, now: number): Transaction {
  const { vendorTxCode, amount, currency, description, billingAddress, applyAvsCvcCheck } = payment;
  return {
    transactionId: randomUUID().toUpperCase(),
    vendorName: chosen.card.vendorName,
    vendorTxCode,
    amount,
    currency,
    description,
    createdAt: now,
    card: chosen.card,
    isReusable: chosen.isReusable,
    savesCard: payment.paymentMethod.card.save ?? false,
    ignoresRules: payment.apply3DSecure === 'ForceIgnoringRules',
    rejectsUnmatched: applyAvsCvcCheck === 'Force',
    avsCvcCheck:
      applyAvsCvcCheck === 'Disable'
        ? NOT_CHECKED
        : checkAddressAndCode(billingAddress, chosen.securityCodeCheck),
  };
}
