import { type AuthenticationStatus, satisfiesRules } from '../bank/authentication-outcome.ts';
import type { FieldProblem } from '../protocol/errors.ts';
import type { Transaction, TransactionResult } from '../state/transaction.ts';
import type { Payment } from './payment.ts';

/** True if the cardholder is there to be authenticated and the vendor asks for it. */
export function requiresAuthentication(
  payment: Pick<Payment, 'apply3DSecure' | 'entryMethod' | 'credentialType'>,
): boolean {
  const isCardholderPresent =
    (payment.entryMethod ?? 'Ecommerce') === 'Ecommerce' && payment.credentialType?.initiatedType !== 'MIT';
  return isCardholderPresent && payment.apply3DSecure !== 'Disable';
}

/** Errors of a well-formed payment that do not depend on the card. */
export function findPaymentProblems(payment: Payment): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { card } = payment.paymentMethod;
  const authenticates = requiresAuthentication(payment);
  const sca = payment.strongCustomerAuthentication;
  if (authenticates && !sca) {
    problems.push({ error: 'missingField', property: 'strongCustomerAuthentication' });
  }
  if (sca && !isReachableAddress(sca.notificationURL)) {
    problems.push({ error: 'invalidValue', property: 'strongCustomerAuthentication.notificationURL' });
  }
  if (card.save && card.reusable) {
    problems.push({ error: 'alreadyReusable', property: 'paymentMethod.card.save' });
  } else if (card.save && !authenticates) {
    // Card schemes let a card be kept only after its holder was authenticated.
    problems.push({ error: 'invalidValue', property: 'apply3DSecure' });
  }
  if ((card.save || card.reusable) && !payment.credentialType) {
    problems.push({ error: 'missingField', property: 'credentialType' });
  }
  return problems;
}

/** Banks refuse a notification address whose host has no dot, such as localhost. */
export function isReachableAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname.startsWith('['));
}

/** Decides a payment once the cardholder's authentication is known: rules first, then the bank. */
export function settle(
  { card, ignoresRules, rejectsUnmatched, avsCvcCheck }: Transaction,
  authentication: AuthenticationStatus,
  newReference: () => string,
): TransactionResult {
  if (!ignoresRules && !satisfiesRules(authentication)) return { status: 'Rejected', statusCode: '4026' };
  if (card.isDeclined) return { status: 'NotAuthed', statusCode: '2000', bankResponseCode: '05' };
  if (rejectsUnmatched && avsCvcCheck.status !== 'AllMatched') {
    return { status: 'Rejected', statusCode: '2001', bankResponseCode: '00' };
  }
  return { status: 'Ok', statusCode: '0000', bankResponseCode: '00', retrievalReference: newReference() };
}

/** A payment can be voided until midnight in London on the day it was made. */
export function isSameDay(createdAt: number, now: number): boolean {
  return LONDON_DAY.format(createdAt) === LONDON_DAY.format(now);
}

const LONDON_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' });
